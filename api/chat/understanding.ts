import type { Fact } from '../../data/facts/fact.ts';
import type { Site } from '../../data/schema/site.ts';
import { words } from '../../data/search/words.ts';
import type { IntentModel } from './classify/classifier.ts';
import { cachedIntentModel, intentModelDigest } from './classify/intentModelFile.ts';
import { exampleWordsOf, trainIntents } from './classify/trainIntents.ts';
import { makeLexicon } from './extract/lexicon.ts';
import { makeExtractor } from './extract/slots.ts';
import { makeReader } from './read/readMessage.ts';
import { makeSpeller } from './read/spelling.ts';
import { tokenize } from './read/tokens.ts';

/** Reads text into slots, as training and answering do. */
export function makeUnderstanding(site: Site, facts: readonly Fact[]) {
  const { vocabulary } = site.assistant;
  const lexicon = makeLexicon(site);
  const extract = makeExtractor(vocabulary, lexicon);
  return {
    lexicon,
    extract,
    extractText: (text: string) => extract(tokenize(text, vocabulary)),
    /**
     * The reader, and every word that is right as it is.
     * @param exampleWords words of the training examples
     * @param texts facts whose words are right, too; training reads without them
     */
    makeReading(exampleWords: readonly string[], texts: readonly Fact[] = facts) {
      const known = new Set([
        ...lexicon.nameWords,
        ...exampleWords,
        ...texts.flatMap(({ text, title, askedAs = '' }) => words(`${title} ${text} ${askedAs}`)),
      ]);
      const { units, functionWords } = vocabulary;
      for (const list of [...Object.values(units), functionWords.en, functionWords.fr])
        for (const word of list ?? []) known.add(word);
      return { known, read: makeReader(vocabulary, makeSpeller(known, lexicon.nameWords)) };
    },
  };
}

/** The model of the site's intents: from the cache, or trained now. */
export function trainedIntentModel(
  site: Site,
  { extract, makeReading, lexicon }: ReturnType<typeof makeUnderstanding>,
): IntentModel {
  return cachedIntentModel(intentModelDigest(site.assistant, lexicon.names), () => {
    const { intents, carrierPhrases, vocabulary } = site.assistant;
    const exampleWords = exampleWordsOf(intents, (text) => tokenize(text, vocabulary), lexicon.nameWords);
    const { read } = makeReading(exampleWords, []);
    return trainIntents({ intents, carrierPhrases }, exampleWords, (text) => extract(read(text).tokens));
  });
}
