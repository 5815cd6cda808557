import { type LearnedSite, TEXT_FIELDS } from '../../../engine/forums/learned/site';
import type { Say } from '../say';

interface FieldsProps {
  site: LearnedSite;
  say: Say;
  onEdit: (site: LearnedSite) => void;
}

/** The learned selectors as text; every keystroke is tried on the page. */
export function Fields({ site, say, onEdit }: FieldsProps) {
  return (
    <details>
      <summary>{say('pick.fields')}</summary>
      {TEXT_FIELDS.map((field) => (
        <label key={field}>
          {say(`pick.f-${field}`)}
          <input
            type="text"
            spellcheck={false}
            value={site[field]}
            onInput={(event) => onEdit({ ...site, [field]: event.currentTarget.value })}
          />
        </label>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={site.above}
          onChange={(event) => onEdit({ ...site, above: event.currentTarget.checked })}
        />
        {say('pick.above')}
      </label>
    </details>
  );
}
