import { WholeLabel } from '../WholeLabel/WholeLabel.tsx';
import { list } from './LinkList.css.ts';

interface LinkListProps {
  links: readonly { label: string; href: string }[];
  /** Every label with what sighted visitors read in the heading above. */
  wholeLabel?: (label: string) => string;
}

/** Links below a heading, beside each other where they fit. */
export function LinkList({ links, wholeLabel = (label) => label }: LinkListProps) {
  return (
    <ul className={list} role="list">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            <WholeLabel shown={label} whole={wholeLabel(label)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
