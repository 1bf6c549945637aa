import type { ColourName, Theme } from '#data/schema/theme.ts';

/** The text's own colour, where that is ink: so it follows high-contrast modes. */
const paint = (name: ColourName | undefined) =>
  name === undefined ? undefined : name === 'ink' ? 'currentColor' : `var(--c-${name})`;

/** The mark beside the name. Like `StaticHtml` it is prerendered and then left alone, so that its shapes need not be in the page's data. */
export function Logo({ className, shapes }: { className: string; shapes: Theme['logo'] | undefined }) {
  if (!shapes)
    return (
      <svg
        className={className}
        viewBox="0 0 28 28"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which React does not apply when hydrating
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  return (
    <svg className={className} viewBox="0 0 28 28" aria-hidden="true">
      {shapes.map(({ path, circle, fill, stroke, width }) => {
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
