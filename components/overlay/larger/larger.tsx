import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useModel } from '../model';
import { Activity } from './activity';
import { Course } from './course';
import { grow, isGrown, restore } from './grow';
import { Who } from './who';

const SECTIONS = ['activity', 'course', 'who'] as const;
const VIEWS: Record<(typeof SECTIONS)[number], ComponentType> = { activity: Activity, course: Course, who: Who };

/** Who takes part, and the two pictures of the day, one at a time; the window may grow for them. */
export function Larger() {
  const model = useModel();
  const { say } = model.view;
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('activity');
  const large = isGrown(model);
  const size = say(large ? 'larger.shrink' : 'larger.grow');
  const View = VIEWS[section];
  return (
    <div class="larger">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div class="sections" role="group" aria-label={say('larger.sections')}>
        {SECTIONS.map((each) => (
          <button type="button" key={each} aria-pressed={each === section} onClick={() => setSection(each)}>
            {say(`larger.${each}`)}
          </button>
        ))}
        <button
          type="button"
          class="size"
          aria-label={size}
          title={size}
          onClick={() => (large ? restore : grow)(model)}
        >
          <span aria-hidden="true">{large ? '⤡' : '⤢'}</span>
        </button>
      </div>
      <View />
    </div>
  );
}
