import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../../data/schema/site.ts';
import type { IntentModel } from './classifier.ts';
import { dimension } from './features.ts';

const root = join(import.meta.dirname, '../../..');
const cacheDir = join(root, '.cache/assistant');

/** The code that training runs: the stages, what composes them, and the search modules that read words. Folders with all their files. */
const trainingCode = [
  'api/chat/read',
  'api/chat/extract',
  'api/chat/classify',
  'api/chat/understanding.ts',
  'data/search/stem.ts',
  'data/search/words.ts',
  'data/search/normalizeText.ts',
];

/**
 * A digest of everything that training depends on: the examples, the words and names that they are read with, the code that
 * training runs, and the version of its one package. A text changed elsewhere on the site costs no training.
 * @param names the names of the records, with their kinds
 */
export function intentModelDigest(
  { intents, carrierPhrases, vocabulary }: Site['assistant'],
  names: readonly string[],
): string {
  const digest = createHash('sha256').update(
    JSON.stringify([intents, carrierPhrases, vocabulary, names], (_, value) =>
      value instanceof Set ? [...value] : value,
    ),
  );
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  digest.update(String(dependencies.stemmer));
  for (const path of trainingCode)
    for (const file of path.endsWith('.ts')
      ? [path]
      : readdirSync(join(root, path))
          .sort()
          .map((name) => join(path, name)))
      digest.update(readFileSync(join(root, file)));
  return digest.digest('base64url').slice(0, 24);
}

const loaded = new Map<string, IntentModel>();

/** Reads a trained model, or trains and keeps it. The weights are stored as bytes: the largest of each intent is 127. */
export function cachedIntentModel(digest: string, train: () => IntentModel): IntentModel {
  const file = join(cacheDir, `${digest}.model`);
  const stored = loaded.get(digest) ?? readIntentModel(file);
  if (stored) {
    loaded.set(digest, stored);
    markUsed(file);
    return stored;
  }
  const model = train();
  try {
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, encode(model));
    renameSync(unfinished, file);
  } catch {
    // A read-only disk: the model is trained again at the next start.
  }
  return readIntentModel(file) ?? model;
}

/** Builds remove the models that have not been used for longest. */
function markUsed(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // A read-only disk, on which nothing is removed.
  }
}

function readIntentModel(file: string): IntentModel | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const headLength = bytes.readUInt32LE(0);
  const { ids, exampleWords, ownWords, temperature, scales } = JSON.parse(
    bytes.toString('utf8', 4, 4 + headLength),
  ) as Head;
  const intents = ids.length;
  const begin = 4 + headLength;
  if (bytes.length !== begin + dimension * intents) return undefined;
  return {
    ids,
    exampleWords,
    ownWords,
    temperature,
    intents,
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + begin, dimension * intents),
    scales: Float32Array.from(scales),
  };
}

interface Head {
  ids: readonly string[];
  exampleWords: readonly string[];
  ownWords: IntentModel['ownWords'];
  temperature: number;
  /** What the bytes of each intent are multiplied by. */
  scales: readonly number[];
}

function encode({ ids, exampleWords, ownWords, temperature, intents, weights, scales }: IntentModel): Buffer {
  const largest = ids.map((_, intent) => {
    let most = 0;
    for (let at = intent; at < weights.length; at += intents) most = Math.max(most, Math.abs(weights[at] as number));
    return (most * (scales[intent] ?? 1)) / 127 || 1;
  });
  const body = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at++) {
    const intent = at % intents;
    body[at] = Math.round(((weights[at] as number) * (scales[intent] ?? 1)) / (largest[intent] as number));
  }
  const head = Buffer.from(
    JSON.stringify({ ids, exampleWords, ownWords, temperature, scales: largest } satisfies Head),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, Buffer.from(body.buffer)]);
}
