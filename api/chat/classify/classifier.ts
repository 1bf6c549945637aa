import type { Extracted } from '../extract/slots.ts';
import type { IntentId } from '../intents.ts';
import { featuresOf } from './features.ts';
import { type LinearModel, predictInto } from './train.ts';

/** A trained model with the names of its intents. */
export interface IntentModel extends LinearModel {
  ids: readonly string[];
  /** Every word of the examples, which a speller must not replace. */
  exampleWords: readonly string[];
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
  return (extracted) => {
    predictInto(probabilities, intentModel, featuresOf(extracted), intentModel.temperature);
    return (intentModel.ids as readonly IntentId[])
      .map((intent, index) => ({ intent, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  };
}
