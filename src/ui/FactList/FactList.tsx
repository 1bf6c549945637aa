import { fact, facts, label, value } from './FactList.css.ts';

/** Figures with their labels. */
export function FactList({
  items,
  variant = 'plain',
}: {
  items: readonly { label: string; value: string }[];
  variant?: keyof typeof value;
}) {
  return (
    <dl className={facts}>
      {items.map((item) => (
        <div key={item.label} className={fact}>
          <dt className={label}>{item.label}</dt>
          <dd className={value[variant]}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
