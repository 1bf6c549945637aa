import type { Extracted } from '../extract/slots.ts';
import { stem } from '../../../data/search/stem.ts';
import type { IntentId } from '../intents.ts';
import { featuresOf } from './features.ts';
import { type LinearModel, predictInto } from './train.ts';

/** A trained model with the names of its intents. */
export interface IntentModel extends LinearModel {
  ids: readonly string[];
  /** Every word of the examples, which a speller must not replace. */
  exampleWords: readonly string[];
  /** Stems without one of which an intent is not meant, by intent. */
  ownWords: Readonly<Record<string, readonly string[]>>;
  /** Divides the scores before they become probabilities, so that these agree with how often they are right. */
  temperature: number;
}

export interface Classified {
  intent: IntentId;
  probability: number;
}

export type Classifier = (extracted: Pick<Extracted, 'tokens' | 'masked'>) => Classified[];

/** Classifies by a trained model; the most probable intent first. */
export function makeClassifier(intentModel: IntentModel): Classifier {
  const probabilities = new Float32Array(intentModel.intents);
  const ownWords = new Map(Object.entries(intentModel.ownWords).map(([intent, stems]) => [intent, new Set(stems)]));
  return (extracted) => {
    const stems = extracted.tokens.map(stem);
    const isMeant = (intent: string) => stems.some((one) => ownWords.get(intent)?.has(one) ?? true);
    predictInto(probabilities, intentModel, featuresOf(extracted), intentModel.temperature);
    return (intentModel.ids as readonly IntentId[])
      .map((intent, index) => ({ intent, probability: isMeant(intent) ? (probabilities[index] ?? 0) : 0 }))
      .sort((a, b) => b.probability - a.probability);
  };
}
