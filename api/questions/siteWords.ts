import type { Site } from '../../data/rules/schema/site.ts';
import { words } from '../../data/rules/search/words.ts';

/**
 * Whether a word is part of the site or of everyday language; with `asName`, whether the site capitalizes it inside a
 * sentence. What is kept of a question may hold no other words.
 */
export function makeSiteWords(site: Site): (word: string, asName?: boolean) => boolean {
  let known: { all: ReadonlySet<string>; names: ReadonlySet<string> } | undefined;
  return (word, asName = false) => {
    known ??= read(site);
    return (asName ? known.names : known.all).has(word);
  };
}

function read(site: Site) {
  const { assistant, services, planServices, industries, pricing, faqs, glossary, articles, locations, provider } =
    site;
  const { vocabulary, ...spoken } = assistant;
  const text = JSON.stringify([
    spoken,
    services,
    planServices,
    industries,
    pricing,
    faqs,
    glossary,
    locations,
    provider.name,
    articles.map(({ body }) => body),
  ]);
  const names = text.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? [];
  return {
    all: new Set([...words(text), ...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]),
    names: new Set(names.flatMap((name) => words(name))),
  };
}
