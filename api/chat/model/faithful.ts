import { digits } from '../understand/numbers.ts';

/** Words that promise: allowed only where the site says them itself. */
const promises =
  /\b(?:guarantee[ds]?|guaranteed|promises?|certified|certificat\w*|accredit\w*|iso|soc|award\w*|free|unlimited|refund\w*|never|always|lifetime|discount\w*|partner\w*|clients? (?:such as|include|like)|hipaa|best price|half price|no (?:charge|cost|fee)s?)\b/giu;
const link =
  /(?:https?:\/\/|www\.)[^\s)>\]]+|(?<![\w.])\/[a-z][\w/-]*(?:[?#][^\s)>\]]*)?|\b[\w-]+(?:\.[\w-]+)*\.(?:com|ca|org|net|io|example|dev|app|info|biz|co|ru|cn|xyz|me|link|site|online)\b/giu;
const address = /[^\s@<>()]+@[^\s@<>()]+/gu;

/**
 * Whether a text says nothing that the material does not: each figure, link and contact detail of it, and each word that
 * promises, stands there as well. What else it says is the model's wording.
 */
export function isFaithful(text: string, material: string): boolean {
  if (/[<>`{}]|\]\(|javascript:/i.test(text)) return false;
  const given = numbersOf(material);
  for (const number of numbersOf(text)) if (!given.has(number)) return false;
  const known = material.toLowerCase();
  const within = (pattern: RegExp) =>
    (text.match(pattern) ?? []).every((found) => known.includes(found.toLowerCase().replace(/[.,;:!?]+$/, '')));
  return within(link) && within(address) && within(promises) && currenciesFit(text, material);
}

/** Every number, written in digits or in words, with the unit that makes it what it is: "$150", "10%", "24". */
function numbersOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/(\d)[, ](?=\d{3}\b)/g, '$1')
    .replace(/(\d)\.0+\b/g, '$1');
  const written = digits(
    plain
      .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
      .split(/\s+/)
      .map((word) => word.replace(/^[("']+|[)."',;:!?]+$/g, '')),
  );
  const row = written
    .join(' ')
    .replace(/(\d+(?:\.\d+)?) (?:dollars|bucks|cad)\b/g, '$$$1')
    .replace(/(\d+(?:\.\d+)?) (?:percent|per cent)\b/g, '$1%');
  return new Set(row.match(/[$€£]?\d+(?:\.\d+)?%?/g) ?? []);
}

/** No other money than the site's. */
function currenciesFit(text: string, material: string): boolean {
  return (text.match(/[€£¥₹₿]|\b(?:usd|eur|gbp|euros?|pounds?|bitcoin|us dollars?)\b/gi) ?? []).every((currency) =>
    material.toLowerCase().includes(currency.toLowerCase()),
  );
}
