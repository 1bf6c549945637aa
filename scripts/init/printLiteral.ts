const maxColumns = 140;

/**
 * A value as TypeScript source, on one line where it fits. Undefined fields are left out. Written here, because
 * util.inspect prints no valid source for all values.
 */
export function printLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const print = (at: string) =>
    Array.isArray(value)
      ? value.map((item) => printLiteral(item, at))
      : Object.entries(value)
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${printLiteral(item, at)}`);
  const pad = open === '{' ? ' ' : '';
  const items = print(deeper);
  if (items.length === 0) return open + close;
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  return line.includes('\n') || line.length + indent.length > maxColumns
    ? `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`
    : line;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
