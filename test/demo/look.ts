/** Looks of the demo forum: a lamp-lit club, light and dark, narrow and wide. */
export const LOOK = `
:root { color-scheme: light dark; --paper: light-dark(#fffdf8, #20201e); --desk: light-dark(#e9e3d6, #151514); --ink: light-dark(#2b2a27, #dcd8cf); --faint: light-dark(#7a7468, #9a948a); --line: light-dark(#d8d0bf, #3a3833); --brand: light-dark(#7a4b12, #e0a95a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 14px/1.5 Georgia, "DejaVu Serif", serif; }
a { color: var(--brand); }
.wrap { max-width: 1060px; margin: 0 auto; padding: 0 12px 40px; }
.headerbar { padding: 18px 4px 6px; }
.logo { font-size: 26px; text-decoration: none; letter-spacing: .02em; }
.site-description p { margin: 0; color: var(--faint); }
.linklist { list-style: none; margin: 6px 4px 14px; padding: 0; }
.crumb + .crumb::before { content: "›"; margin: 0 6px; color: var(--faint); }
.topic-title, .p-title-value { font-size: 20px; margin: 8px 4px; }
.topic-title a { text-decoration: none; }
.action-bar, .block-outer { display: flex; justify-content: flex-end; margin: 8px 4px; color: var(--faint); }
.pagination ul, .pageNav-main { display: inline-flex; gap: 4px; list-style: none; margin: 0 0 0 8px; padding: 0; }
.pagination li > *, .pageNav a { display: inline-block; min-width: 26px; padding: 2px 6px; text-align: center; border: 1px solid var(--line); background: var(--paper); text-decoration: none; border-radius: 3px; }
.pagination li.active > span, .pageNav-page--current a { background: var(--brand); color: var(--paper); }
.pagination .arrow.next a::after { content: "›"; } .pagination .arrow.previous a::after { content: "‹"; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.post, .message { background: var(--paper); border: 1px solid var(--line); border-radius: 4px; margin: 8px 0; padding: 10px 12px; }
.post > .inner, .message-inner { display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 14px; }
.postprofile, .message-user { margin: 0; border-inline-end: 1px solid var(--line); padding-inline-end: 10px; overflow-wrap: anywhere; }
.postprofile dd { margin: 4px 0 0; color: var(--faint); font-size: 12px; }
.postprofile dt a, .message-name a { font-weight: bold; text-decoration: none; }
.initial { display: grid; place-items: center; width: 46px; height: 46px; margin-bottom: 6px; border-radius: 50%; background: var(--brand); color: var(--paper); font-size: 22px; }
.postbody h3 { margin: 0; font-size: 13px; font-weight: normal; }
.postbody h3 a { text-decoration: none; color: var(--faint); }
.postbody .author, .message-attribution { margin: 0 0 8px; font-size: 12px; color: var(--faint); }
.message-attribution { display: flex; justify-content: space-between; }
.message-attribution ul { list-style: none; margin: 0; padding: 0; }
.content, .bbWrapper { overflow-wrap: anywhere; min-height: 2.5em; }
blockquote { margin: 6px 0 8px; padding: 6px 10px; border-inline-start: 3px solid var(--line); background: light-dark(#f5efe2, #292825); font-size: 13px; }
cite, .bbCodeBlock-title { display: block; font-style: normal; font-size: 12px; color: var(--faint); }
.codebox pre, .bbCodeCode { background: light-dark(#f1ede3, #292825); padding: 6px 10px; margin: 0; overflow-x: auto; }
.codebox p { margin: 6px 0 2px; font-size: 12px; }
.spoiler-title, .bbCodeSpoiler-button { display: inline-block; cursor: pointer; border: 1px dashed var(--line); padding: 1px 8px; font-size: 12px; }
.bbCodeSpoiler-content { display: none; }
.notice, .message-lastEdit { margin-top: 10px; font-size: 12px; font-style: italic; color: var(--faint); }
.signature, .message-signature { margin-top: 12px; padding-top: 4px; border-top: 1px dotted var(--line); font-size: 12px; color: var(--faint); }
#qr_postform .panel { background: var(--paper); border: 1px solid var(--line); border-radius: 4px; padding: 10px 12px; }
#qr_postform textarea { display: block; width: 100%; margin: 6px 0; background: inherit; color: inherit; border: 1px solid var(--line); font: inherit; }
.page-footer { color: var(--faint); font-size: 12px; text-align: center; margin-top: 20px; }
.js-quickReply { background: var(--paper); border: 1px solid var(--line); border-radius: 4px; padding: 10px 12px; }
.fr-element { min-height: 5em; border: 1px solid var(--line); padding: 4px; margin-bottom: 6px; }
@media (max-width: 620px) { .post > .inner, .message-inner { grid-template-columns: minmax(0, 1fr); gap: 6px; } .postprofile, .message-user { border: 0; } .avatar-container, .postprofile dd { display: none; } }
`;
