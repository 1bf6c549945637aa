import type { ColourName, Theme } from '#data/rules/schema/theme.ts';
import { colourVariable } from '../styles/colourVariable.ts';

/** The text's own colour, where that is ink: so it follows high-contrast modes. */
const paint = (name: ColourName | undefined) =>
  name === undefined ? undefined : name === 'ink' ? 'currentColor' : `var(${colourVariable(name)})`;

/** Whether the logo has the provider's name in it, which then need not be written beside it. */
export const showsName = (logo: Theme['logo'] | undefined) =>
  logo !== undefined && !Array.isArray(logo) && logo.showsName;

/** The mark beside the name, or the logo as a picture. */
export function Logo({ className, logo, name }: { className: string; logo: Theme['logo'] | undefined; name: string }) {
  if (logo && !Array.isArray(logo))
    return (
      <picture>
        {logo.imageOnDark && <source srcSet={logo.imageOnDark} media="(prefers-color-scheme: dark)" />}
        <img src={logo.image} alt={logo.showsName ? name : ''} width={logo.width} height={logo.height} />
      </picture>
    );
  if (!logo) return null;
  return (
    <svg className={className} viewBox="0 0 28 28" aria-hidden="true">
      {logo.map(({ path, circle, fill, stroke, width }) => {
        const look = { fill: paint(fill) ?? 'none', stroke: paint(stroke), strokeWidth: width };
        return path === undefined ? (
          <circle key={JSON.stringify(circle)} cx={circle?.x} cy={circle?.y} r={circle?.radius} {...look} />
        ) : (
          <path key={path} d={path} {...look} />
        );
      })}
    </svg>
  );
}
