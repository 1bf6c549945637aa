const endings: [ending: string, instead: string, least: number][] = [
  ['ies', 'y', 3],
  ['sses', 'ss', 2],
  ['ing', '', 4],
  ['edly', '', 4],
  ['ed', '', 4],
  ['ments', 'ment', 3],
  ['es', 'e', 4],
  ['s', '', 3],
  ['ly', '', 4],
];

/** Things, not what is done. */
const noun = /^(?:building|meeting|ceiling|wedding|evening|morning)s?$/;

/** The words whose roots are remembered: those of a site, and some more. */
const mostWords = 20_000;
const longest = 30;
const roots = new Map<string, string>();

/** A word without its usual English endings, so that "backups" meets "backup" and "migrating" "migrate"; rough on purpose, both sides go through it. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  // What visitors type has no end; memory has.
  if (roots.size < mostWords && word.length < longest) roots.set(word, root);
  return root;
}

function rootOf(word: string): string {
  if (/\d/.test(word) || noun.test(word)) return word.replace(/(?<=ing)s$/, '');
  for (const [ending, instead, least] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < least) continue;
    if (ending === 's' && (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))) break;
    // "Planning" is "plan".
    const cut = word.slice(0, -ending.length) + instead;
    const rest = /^(?:ing|ed)$/.test(ending) && /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
    return rest.endsWith('e') && rest.length > 4 ? rest.slice(0, -1) : rest;
  }
  return word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
}
