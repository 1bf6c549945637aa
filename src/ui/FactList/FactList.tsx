import { fact, facts, frame, label, value } from './FactList.css.ts';

const layouts = ['one', 'two', 'three'] as const;
const wide = [
  [4, 'four'],
  [5, 'five'],
  [2, 'two'],
  [3, 'three'],
] as const;
/** As many in a row as fill every row, five at most; otherwise one below the other. */
const layoutOf = (count: number) => layouts[count - 1] ?? wide.find(([inRow]) => count % inRow === 0)?.[1] ?? 'one';

/** Figures with their labels; nothing where there are none. */
export function FactList({
  items,
  variant = 'plain',
}: {
  /** `source` is where a figure of others is read. */
  items: readonly { label: string; value: string; source?: { label: string; href: string } | undefined }[];
  variant?: keyof typeof value;
}) {
  if (items.length === 0) return null;
  return (
    <div className={frame}>
      <dl className={facts[layoutOf(items.length)]}>
        {items.map((item) => (
          <div key={item.label} className={fact}>
            <dt className={label}>
              {item.label}
              {item.source && (
                <>
                  {' '}
                  <a href={item.source.href}>{item.source.label}</a>
                </>
              )}
            </dt>
            <dd className={value[variant]}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
