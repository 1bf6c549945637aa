import type { Emergency, Script } from '../../../data/rules/schema/assistant.ts';
import type { Vocabulary } from '../../../data/rules/schema/vocabulary.ts';
import { normalizeText } from '../../../data/rules/search/normalizeText.ts';
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

  /** The words of a sentence without subjects such as "ransomware insurance". */
  function spoken({ text, words, stems }: Sentence): readonly string[] {
    const plain = normalizeText(text);
    const isSubject = (at: number) =>
      vocabulary.topics.has(words[at + 1] ?? '') && plain.includes(`${words[at]} ${words[at + 1]}`);
    return stems.filter((_, at) => !isSubject(at));
  }

  /** Undefined where a sentence only asks about such a thing. */
  function certainty(sentence: Sentence, all: readonly Sentence[]): 'now' | 'unsure' | undefined {
    const has = (list: ReadonlySet<string>) => sentence.words.some((word) => list.has(word));
    const isOfThem = has(vocabulary.first);
    const isSupposed = has(vocabulary.supposed) || has(vocabulary.elsewhere);
    const says = ({ text }: Sentence, phrases: readonly string[]) =>
      phrases.some((phrase) => normalizeText(text).includes(phrase));
    const asksHelp = all.some((one) => says(one, vocabulary.help));
    const asksDuty = vocabulary.asksWhether.has(sentence.words[0] ?? '') && has(vocabulary.duty);
    if (!asksHelp && says(sentence, vocabulary.notMeant)) return undefined;
    // What was long ago says nothing of today, unless the same sentence or another one does.
    if (!asksHelp && !has(vocabulary.now) && (says(sentence, vocabulary.notNow) || asksDuty)) return undefined;
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
      const heard = sentences
        .filter((sentence) => signs(spoken(sentence)))
        .map((sentence) => certainty(sentence, sentences));
      if (heard.includes('now')) return { kind: 'emergency', emergency: of, isSure: true };
      if (heard.includes('unsure')) unsure ??= of;
    }
    if (script) return { kind: 'script', script: script.of };
    return unsure && { kind: 'emergency', emergency: unsure, isSure: false };
  };
}
