import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { Stack } from '../Stack/Stack.tsx';

interface LinkListProps {
  links: readonly { label: string; href: string }[];
  /** What ends every label and stands above the list for those who see it, such as " for clinics". */
  ending?: string;
}

/** Ways on, under a heading. */
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
