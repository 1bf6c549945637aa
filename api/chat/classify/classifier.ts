import type { Extracted } from '../extract/slots.ts';
import { stem } from '../../../data/search/stem.ts';
import type { IntentId } from '../intents.ts';
import { thresholds } from '../thresholds.ts';
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
    let stems: readonly string[] | undefined;
    // Words are stemmed only where it matters, because that takes longer than to classify.
    const isMeant = (intent: string, probability: number) => {
      const own = probability >= thresholds.tried ? ownWords.get(intent) : undefined;
      if (!own) return true;
      stems ??= extracted.tokens.map(stem);
      return stems.some((one) => own.has(one));
    };
    predictInto(probabilities, intentModel, featuresOf(extracted), intentModel.temperature);
    return (intentModel.ids as readonly IntentId[])
      .map((intent, index) => ({ intent, probability: probabilities[index] ?? 0 }))
      .map((one) => (isMeant(one.intent, one.probability) ? one : { ...one, probability: 0 }))
      .sort((a, b) => b.probability - a.probability);
  };
}
