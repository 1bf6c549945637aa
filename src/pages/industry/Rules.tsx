import { industryMessages } from '#data/messages/industry.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';

/** A law or a rule, with the documents that it is read from; none where no address is on record. */
export interface SourcedRule extends TitledText {
  sources: NavLink[];
}

/** Laws and rules in columns, each with links to where it can be read in full. */
export function Rules({ items }: { items: readonly SourcedRule[] }) {
  return (
    <Columns minWidth="wide">
      {items.map(({ title, description, sources }) => (
        <li key={title}>
          <Stack gap="xs">
            <h3>{title}</h3>
            <p>{description}</p>
            {sources.length > 0 && (
              <Small>
                {industryMessages.readSource}
                {sources.map(({ label, href }, index) => (
                  <span key={href}>
                    {index > 0 ? '; ' : ' '}
                    <a href={href}>{label}</a>
                  </span>
                ))}
              </Small>
            )}
          </Stack>
        </li>
      ))}
    </Columns>
  );
}
