import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Quote, type Quoted } from './Quote.tsx';

/** What clients have written about a service or about work in a place. */
export function Reviews({ heading, items }: { heading: string; items: readonly Quoted[] }) {
  if (items.length === 0) return null;
  return (
    <Block heading={heading}>
      <Columns least="wide">
        {items.map((said) => (
          <li key={said.text}>
            <Quote said={said} />
          </li>
        ))}
      </Columns>
    </Block>
  );
}
