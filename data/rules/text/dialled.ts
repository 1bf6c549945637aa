const extension = /(?:\b(?:extension|ext|poste)\b\.?|\bx|#)[\s.:]*(\d{1,7})\s*$/i;
/** Digits of an international number (E.164); one without its country has ten in most notations. */
const most = 15;
const least = { international: 8, national: 10 };

/**
 * The `tel:` address (RFC 3966) of a telephone number as somebody typed it, at most 50 characters; what follows "ext." or "x" is dialled after the
 * call is taken. Undefined for what cannot be dialled: words, too few digits, or the same one over and over.
 */
export function telAddress(typed: string): string | undefined {
  const found = extension.exec(typed);
  const before = typed.slice(0, found?.index);
  const hasNumber = /\d/.test(before);
  const number = (hasNumber ? before : typed).replace(/[^\d+]/g, '');
  const digits = number.replaceAll('+', '');
  const isInternational = number.startsWith('+') || digits.startsWith('00');
  const fewest = isInternational ? least.international : least.national;
  if (digits.length < fewest || digits.length > most || /^(\d)\1*$/.test(digits)) return undefined;
  return `tel:${isInternational && number.startsWith('+') ? '+' : ''}${digits}${found && hasNumber ? `;ext=${found[1]}` : ''}`;
}
