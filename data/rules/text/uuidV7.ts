/**
 * A UUID of version 7 (RFC 9562), which begins with the time: keys created together are neighbours in a database index,
 * so that a commit writes few of its pages. `crypto.randomUUID` makes version 4 alone.
 */
export function uuidV7(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUuid().slice(15)}`;
}

/** Browsers offer `crypto.randomUUID` in secure contexts alone; a preview over plain HTTP needs the fallback. */
function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}
