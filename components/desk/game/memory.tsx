import type { VNode } from 'preact';
import { setAlias, setInk } from '../../../engine/store/public/forum';
import type { AliasRow, InkRow } from '../../../engine/store/public/rows';
import { useHands } from '../hands';
import { say } from '../lang';
import { useLive } from '../live';
import { useTakeBack } from '../ui/take-back';
import { words } from './threads.words';

/** What the host taught the extension about one forum: pet names and unclear colours. They serve every game there. */
export function Memory({ forum }: { forum: string }) {
  const { db, settle, tell } = useHands();
  const back = useTakeBack();
  const aliases = useLive(() => db.aliases.where({ forum }).toArray(), [forum]);
  const inks = useLive(() => db.inks.where({ forum }).toArray(), [forum]);
  if (aliases === undefined || inks === undefined) return null;
  const host = forum.replace(/^https?:\/\/|\/$/g, '');

  const alias = async (row: AliasRow, nick: string | null): Promise<void> => {
    if (await settle(setAlias(db, forum, row.alias, nick))) tell({ key: null, forum });
  };
  const ink = async (row: InkRow, means: InkRow['means'] | null): Promise<void> => {
    if (await settle(setInk(db, forum, row.colour, means))) tell({ key: null, forum });
  };
  const meaning = (row: InkRow) => say(row.means === 'none' ? words.noVote : words[row.means]);
  return (
    <>
      <List title={say(words.aliases, { forum: host })} empty={say(words.noAliases)}>
        {aliases.map((row) => (
          <Item
            key={row.folded}
            name={`${row.alias} = ${row.nick}`}
            onForget={(name) => {
              back.offer(say(words.forgotten, { name }), () => alias(row, row.nick));
              void alias(row, null);
            }}
          />
        ))}
      </List>
      <List title={say(words.inks, { forum: host })} empty={say(words.noInks)}>
        {inks.map((row) => (
          <Item
            key={row.colour}
            swatch={row.colour}
            name={`${row.colour}: ${meaning(row)}`}
            onForget={(name) => {
              back.offer(say(words.forgotten, { name }), () => ink(row, row.means));
              void ink(row, null);
            }}
          />
        ))}
      </List>
      {back.bar}
    </>
  );
}

function List({ title, empty, children }: { title: string; empty: string; children: VNode[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {children.length === 0 ? <p class="hint">{empty}</p> : <ul class="rows">{children}</ul>}
    </section>
  );
}

function Item({ name, swatch, onForget }: { name: string; swatch?: string; onForget: (name: string) => void }) {
  return (
    <li class="row">
      {swatch !== undefined && <span class="swatch" style={{ backgroundColor: swatch }} aria-hidden="true" />}
      <span class="grow name" title={name}>
        {name}
      </span>
      <button type="button" class="link" aria-label={say(words.forgetNamed, { name })} onClick={() => onForget(name)}>
        {say(words.forget)}
      </button>
    </li>
  );
}
