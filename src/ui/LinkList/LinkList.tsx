import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { Stack } from '../Stack/Stack.tsx';

interface LinkListProps {
  links: readonly { label: string; href: string }[];
  /** Added to every label for screen readers and search engines; sighted visitors read it in the heading above. */
  ending?: string;
}

/** A list of links below a heading. */
export function LinkList({ links, ending }: LinkListProps) {
  return (
    <Stack as="ul" gap="xs">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {ending && <span className={visuallyHidden}>{ending}</span>}
          </a>
        </li>
      ))}
    </Stack>
  );
}
