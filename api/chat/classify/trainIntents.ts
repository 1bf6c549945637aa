import type { Intent } from '../../../data/schema/assistant.ts';
import { stem } from '../../../data/search/stem.ts';
import type { Extracted } from '../extract/slots.ts';
import { editDistance } from '../../../data/text/editDistance.ts';
import type { IntentModel } from './classifier.ts';
import { featuresOf } from './features.ts';
import { ownWordsOf } from './ownWords.ts';
import { type Example, makeRandom, probabilitiesInto, scoreInto, shuffle, train } from './train.ts';

/** Every so many examples, one is kept out of the training to calibrate the probabilities. */
const held = 14;
const temperatures = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.8];

/** Minimum number of examples that contain a word for it to count as correctly spelled: misspellings differ from each other. */
const minExamples = 2;
/** A word is a misspelling of another one that differs by one letter and is this many times more frequent. */
const misspelledRatio = 8;
const minLength = 5;
const minName = 7;

/**
 * The words of the examples that are no misspellings, sorted.
 * @param names words in the names of records
 */
export function exampleWordsOf(
  intents: readonly Intent[],
  tokensOf: (text: string) => readonly string[],
  names: ReadonlySet<string> = new Set(),
): string[] {
  const counts = new Map<string, number>();
  for (const { examples } of intents)
    for (const text of examples)
      for (const word of new Set(tokensOf(text)))
        if (/^[a-z]{2,24}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [
    ...[...counts].filter(([, count]) => count >= minExamples * misspelledRatio),
    ...[...names].filter((name) => name.length >= minName).map((name) => [name, Number.POSITIVE_INFINITY] as const),
  ];
  const stems = new Map(frequent.map(([word]) => [word, stem(word)]));
  const ofLength = Map.groupBy(
    frequent.map(([other, times]) => ({ other, times, letters: sortedLetters(other) })),
    ({ other }) => other.length,
  );
  // What costs least is asked first.
  const isMisspelled = (word: string, count: number) => {
    if (word.length < minLength || names.has(word)) return false;
    const letters = sortedLetters(word);
    return [word.length - 1, word.length, word.length + 1].some((length) =>
      ofLength
        .get(length)
        ?.some(
          (it) =>
            it.times >= count * misspelledRatio &&
            (length !== word.length || it.letters === letters) &&
            editDistance(word, it.other, 1) !== undefined &&
            stems.get(it.other) !== stem(word),
        ),
    );
  };
  return [...counts]
    .filter(([word, count]) => count >= minExamples && !isMisspelled(word, count))
    .map(([word]) => word)
    .sort();
}

const sortedLetters = (word: string) => [...word].sort().join('');

/**
 * Trains the model on the examples of the intents, and calibrates it on examples that it was not trained on.
 * @param exampleWords words of the examples that the model keeps for the speller
 */
export function trainIntents(
  { intents, carrierPhrases }: { intents: readonly Intent[]; carrierPhrases: readonly string[] },
  exampleWords: readonly string[],
  read: (text: string) => Extracted,
): IntentModel {
  // Needed twice, and reading takes a third of the whole time.
  const tokens = new Map<string, readonly string[]>();
  const readExample = (text: string) => {
    const found = read(text);
    tokens.set(text, found.tokens);
    return found;
  };
  const examples = intents.flatMap(({ examples, counterExamples = [] }, intent): Example[] => [
    ...examples.map((text) => ({ features: featuresOf(readExample(text)), intent })),
    ...insideCarrierPhrases(examples, carrierPhrases).map((text) => ({ features: featuresOf(read(text)), intent })),
    ...counterExamples.map((text) => ({ features: featuresOf(read(text)), intent, counter: true })),
  ]);
  const order = Uint32Array.from(examples.keys());
  shuffle(order, makeRandom(7));
  const shuffled = [...order].map((at) => examples[at] as Example);
  const [test, rest] = [shuffled.filter((_, at) => at % held === 0), shuffled.filter((_, at) => at % held !== 0)];
  const model = train(rest, intents.length);
  const temperature = calibrate(
    model,
    test.filter(({ counter }) => !counter),
    intents.length,
  );
  const ownWords = ownWordsOf(intents, (text) => tokens.get(text) ?? []);
  return { ...model, ids: intents.map(({ id }) => id), exampleWords, ownWords, temperature };
}

/** Every second example is learned inside a carrier phrase as well. */
const carrierPhraseStep = 2;

/** Every second example inside one of the carrier phrases, which alternate. */
function insideCarrierPhrases(examples: readonly string[], carrierPhrases: readonly string[]): string[] {
  return examples.flatMap((text, at) => {
    const carrierPhrase = carrierPhrases[(at * 7) % carrierPhrases.length];
    return at % carrierPhraseStep === 0 && carrierPhrase ? [carrierPhrase.replace('…', text)] : [];
  });
}

/** The temperature with the least cross-entropy. */
function calibrate(model: ReturnType<typeof train>, test: readonly Example[], intents: number): number {
  const probabilities = new Float32Array(intents);
  // The scores do not depend on the temperature.
  const scored = test.map(({ features, intent }) => {
    const scores = new Float32Array(intents);
    scoreInto(scores, model, features);
    return { scores, intent };
  });
  const losses = new Map(
    temperatures.map((temperature) => [
      temperature,
      scored.reduce((sum, { scores, intent }) => {
        probabilitiesInto(probabilities, scores, temperature);
        return sum - Math.log(Math.max(1e-6, probabilities[intent] ?? 0));
      }, 0),
    ]),
  );
  return temperatures.toSorted((a, b) => (losses.get(a) ?? 0) - (losses.get(b) ?? 0))[0] ?? 1;
}
