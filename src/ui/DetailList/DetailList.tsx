import { detail, details, label, value } from './DetailList.css.ts';

/** Plain facts in words, one a line. */
export function DetailList({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl className={details}>
      {items.map((item) => (
        <div key={item.label} className={detail}>
          <dt className={label}>{item.label}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
