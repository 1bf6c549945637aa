import type { IconName } from '#data/rules/schema/iconName.ts';
import { icon } from './Icon.css.ts';

export type { IconName };

/** A decorative icon beside a text; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} aria-hidden="true" width="24" height="24">
      <use href={`${__ICON_SPRITE__}#${name}`} />
    </svg>
  );
}
