import type { IconName } from '#data/schema/text.ts';
import { icon } from './Icon.css.ts';

export type { IconName };

/** A picture beside words that say the same; screen readers pass it over. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} aria-hidden="true" width="24" height="24">
      <use href={`${__ICON_SPRITE__}#${name}`} />
    </svg>
  );
}
