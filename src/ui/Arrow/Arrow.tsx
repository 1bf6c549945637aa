import { arrow } from './Arrow.css.ts';

/** An SVG instead of a character, because not every font has arrows. */
export function Arrow({ to }: { to: keyof typeof arrow }) {
  return (
    <svg className={arrow[to]} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12h16M13 5l7 7-7 7" />
    </svg>
  );
}
