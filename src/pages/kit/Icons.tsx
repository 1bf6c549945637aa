import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { KitData } from './kit.ts';

/** Every icon and arrow. */
export function Icons({ names }: { names: KitData['icons'] }) {
  return (
    <Block heading="Icons">
      <Row>
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {(['left', 'right'] as const).map((to) => (
          <Arrow key={to} to={to} />
        ))}
      </Row>
    </Block>
  );
}
