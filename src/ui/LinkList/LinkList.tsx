import { Stack } from '../Stack/Stack.tsx';
import { WholeLabel } from '../WholeLabel/WholeLabel.tsx';

interface LinkListProps {
  links: readonly { label: string; href: string }[];
  /** Every label with what sighted visitors read in the heading above. */
  wholeLabel?: (label: string) => string;
}

/** A list of links below a heading. */
export function LinkList({ links, wholeLabel = (label) => label }: LinkListProps) {
  return (
    <Stack as="ul" gap="xs">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <WholeLabel shown={label} whole={wholeLabel(label)} />
          </a>
        </li>
      ))}
    </Stack>
  );
}
