import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { longText } from './samples.ts';

/** Cards that are links and cards that are not, beside one of the longest. */
export function Cards() {
  return (
    <Block heading="Under its heading" layout="under" text="Across the whole width.">
      <Columns minWidth="wide">
        {['One', 'Two', longText].map((name) => (
          <li key={name}>
            <Card heading={name} href="#kit" icon="shield">
              <p>What is told of it.</p>
              <Badge>A badge</Badge>
            </Card>
          </li>
        ))}
      </Columns>
      <Columns>
        {['One', 'Two', 'Three', 'Four'].map((name, index) => (
          <li key={name}>
            <Card heading={name} variant={index === 1 ? 'strong' : 'plain'}>
              <p>{index === 2 ? longText : 'What is told of it.'}</p>
            </Card>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
