import { fact, facts, label, value } from './FactList.css.ts';

/** Figures with what they count. */
export function FactList({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl className={facts}>
      {items.map((item) => (
        <div key={item.label} className={fact}>
          <dt className={label}>{item.label}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
