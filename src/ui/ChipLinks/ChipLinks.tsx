import { chip, chips } from './ChipLinks.css.ts';

/** A row of short links. `label` names the group for screen readers. */
export function ChipLinks({ label, links }: { label: string; links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul className={chips} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a className={chip} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
