import { line, name, note, price, prices } from './PriceList.css.ts';

export interface PriceLine {
  name: string;
  price: string;
  notes: string[];
}

/** Things with their prices, as on a bill. */
export function PriceList({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={prices}>
      {lines.map((item) => (
        <div key={item.name} className={line}>
          <dt className={name}>{item.name}</dt>
          <dd className={price}>{item.price}</dd>
          {item.notes.map((text) => (
            <dd key={text} className={note}>
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
