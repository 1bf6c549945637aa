import { Text } from '../../ui/Text/Text.tsx';
import { board, name, price, row } from './ServicePrices.css.ts';

export interface PricedService {
  /** Says what the link leads to, with the place or trade where there is one. */
  name: string;
  href: string;
  text: string;
  /** What it starts at, with its unit. */
  price: string;
}

/** Services with what each starts at, one a line; stands under a block's heading. */
export function ServicePrices({ items }: { items: readonly PricedService[] }) {
  return (
    <ul className={board} role="list">
      {items.map((item) => (
        <li key={item.href} className={row}>
          <h3 className={name}>
            <a href={item.href}>{item.name}</a>
          </h3>
          <p className={price}>{`From ${item.price}`}</p>
          <Text>{item.text}</Text>
        </li>
      ))}
    </ul>
  );
}
