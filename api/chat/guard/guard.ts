import type { Emergency, Script } from '../../../data/schema/assistant.ts';
import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { normalizeText } from '../../../data/search/normalizeText.ts';
import type { Sentence } from '../read/sentences.ts';
import { makeSigns, type Signs } from './signs.ts';

/** What a message tells of that comes before any answer. */
export type Alarm =
  | { kind: 'script'; script: Script }
  /** `isSure` where it happens now, without doubt. */
  | { kind: 'emergency'; emergency: Emergency; isSure: boolean };

interface Heard<Kind> {
  of: Kind;
  signs: Signs;
}

/** A statement of fewer words tells nothing by itself. */
const fewestWords = 2;

/** Recognises emergencies, and what is answered by a fixed script. */
export function makeGuard({
  emergencies,
  scripts,
  vocabulary,
}: {
  emergencies: readonly Emergency[];
  scripts: readonly Script[];
  vocabulary: Vocabulary;
}) {
  const kinds: Heard<Emergency>[] = emergencies.map((of) => ({ of, signs: makeSigns(of.signs) }));
  const fixed: Heard<Script>[] = scripts.map((of) => ({ of, signs: makeSigns(of.signs) }));

  /** Undefined where a sentence only asks about such a thing. */
  function certainty(sentence: Sentence, all: readonly Sentence[]): 'now' | 'unsure' | undefined {
    const has = (list: ReadonlySet<string>) => sentence.words.some((word) => list.has(word));
    const isOfThem = has(vocabulary.first);
    const isSupposed = has(vocabulary.supposed) || has(vocabulary.elsewhere);
    const asksHelp = all.some(({ text }) => vocabulary.help.some((phrase) => normalizeText(text).includes(phrase)));
    if (isSupposed) return sentence.isQuestion || !isOfThem ? (asksHelp && isOfThem ? 'unsure' : undefined) : 'unsure';
    if (asksHelp || has(vocabulary.now)) return 'now';
    if (sentence.isQuestion) return isOfThem ? 'unsure' : undefined;
    return sentence.words.length < fewestWords ? 'unsure' : 'now';
  }

  return function alarm(sentences: readonly Sentence[]): Alarm | undefined {
    const script = fixed.find(({ signs }) => sentences.some(({ stems }) => signs(stems)));
    if (script?.of.isFirst) return { kind: 'script', script: script.of };
    let unsure: Emergency | undefined;
    for (const { of, signs } of kinds) {
      const heard = sentences.filter(({ stems }) => signs(stems)).map((sentence) => certainty(sentence, sentences));
      if (heard.includes('now')) return { kind: 'emergency', emergency: of, isSure: true };
      if (heard.includes('unsure')) unsure ??= of;
    }
    if (script) return { kind: 'script', script: script.of };
    return unsure && { kind: 'emergency', emergency: unsure, isSure: false };
  };
}
