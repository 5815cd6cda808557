import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replyBox } from '../../components/overlay/larger/reply';
import { FORUMS } from '../../engine/forums/all';
import { domOf } from '../dom';
import { SHARED } from '../shared';

/** Elements are shown unless a style says otherwise: nothing is laid out here. */
function laidOut(html: string): Document {
  const doc = domOf(html);
  const { Element } = doc.defaultView as unknown as { Element: { prototype: Element } };
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[style*="none"], [hidden]') === null;
  };
  return doc;
}
const boxOf = (engine: string, html: string): HTMLTextAreaElement | null => {
  const spec = FORUMS.find((forum) => forum.id === engine);
  return replyBox(laidOut(html), spec?.reply);
};

/** Fields of replies as the engines print them: what stands in the way, and the field that is meant. */
const FIELDS: readonly (readonly [engine: string, html: string, id: string | null])[] = [
  ['phpbb3', '<form id="qr_postform"><textarea name="message" id="it"></textarea></form>', 'it'],
  ['phpbb3-subsilver2', '<textarea name="message" id="it"></textarea>', 'it'],
  ['mybb', '<form id="quick_reply_form"><textarea name="message" id="it"></textarea></form>', 'it'],
  [
    'mybb',
    '<textarea name="message" style="display: none"></textarea><div class="sceditor-container"><iframe></iframe><textarea style="display: none"></textarea></div>',
    null,
  ],
  [
    'mybb',
    '<textarea name="message" style="display: none"></textarea><div class="sceditor-container sourceMode"><textarea id="it"></textarea></div>',
    'it',
  ],
  ['smf21', '<form id="postmodify"><textarea name="quickReply" id="it"></textarea></form>', 'it'],
  ['smf20', '<textarea name="message" id="it"></textarea>', 'it'],
  ['fluxbb', '<form id="quickpostform"><textarea name="req_message" id="it"></textarea></form>', 'it'],
  ['mybbru', '<form id="post"><textarea name="req_message" id="it"></textarea></form>', 'it'],
  ['vbulletin3', '<textarea name="message" id="vB_Editor_QR_textarea"></textarea>', 'vB_Editor_QR_textarea'],
  [
    'xenforo2',
    '<div class="fr-element" contenteditable="true"></div><textarea name="message" style="display:none"></textarea>',
    null,
  ],
  ['xenforo2', '<textarea name="message" id="it"></textarea>', 'it'],
  ['ips4', '<textarea name="topic_comment_77" id="no"></textarea>', null],
  ['ipb3', '<textarea name="Post" id="it"></textarea>', 'it'],
  ['ucoz', '<form id="addform"><textarea name="message" id="it"></textarea></form>', 'it'],
  ['nodebb', '<div class="composer"><textarea class="write" id="it"></textarea></div>', 'it'],
  ['discourse', '<textarea class="d-editor-input" id="it"></textarea>', 'it'],
  // A search and a quick edit of another kind are no reply.
  ['phpbb3', '<textarea name="keywords" id="no"></textarea>', null],
];

describe('the reply field', () => {
  it.each(FIELDS)('%s: %s', (engine, html, id) => {
    expect(boxOf(engine, html)?.id ?? null).toBe(id);
  });

  it('markdown boards get plain words, all others BBCode', () => {
    const plain = FORUMS.filter(({ markup }) => markup === 'plain').map(({ id }) => id);
    expect(plain.sort()).toEqual(['discourse', 'nodebb']);
  });
});

/** Captured pages with the field of the quick reply or of the full form. */
const CAPTURED = [
  ['phpbb3', 'phpbb-3.3/topic-host-p1'],
  ['phpbb3', 'phpbb-3.3/reply-form'],
  ['mybb', 'mybb-1.8/topic-host-p1'],
  ['mybb', 'mybb-1.8/reply-form'],
  ['smf21', 'smf-2.1/topic-host-p1'],
  ['smf21', 'smf-2.1/reply-form'],
  ['fluxbb', 'fluxbb-1.5/topic-host-p1'],
  ['fluxbb', 'fluxbb-1.5/reply-form'],
] as const;
if (SHARED === null) console.log(`reply fields: ${CAPTURED.length} skipped, ../shared is not here`);

describe('captured pages', () => {
  it.each(CAPTURED)('%s has its field in %s', (engine, page) => {
    if (SHARED === null) return;
    const html = readFileSync(`${SHARED}/forums/pages/${page}.html`, 'utf8');
    expect(boxOf(engine, html)?.name).toMatch(/message|quickReply/);
  });
});
