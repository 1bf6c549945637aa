import type { Rows, Vocabulary } from '../understand/vocabulary.ts';
import { stem } from './retrieval/stem.ts';

/** All ways to ask, in rows of tokens: words without their endings, each once; the rows of one target stand one after the other. */
export interface Ways {
  /** How many targets there are, and the target of each row. */
  targets: number;
  targetOf: Int32Array;
  /** The tokens of row `n` stand from `rowBegins[n]` to before `rowBegins[n + 1]`. */
  tokens: Int32Array;
  rowBegins: Int32Array;
  /** The rows that hold token `n`, ascending, stand from `tokenBegins[n]` to before `tokenBegins[n + 1]`. */
  rows: Int32Array;
  tokenBegins: Int32Array;
  /** What a token weighs: the rarer the more; and the length of each row under these weights. */
  weights: Float64Array;
  lengths: Float64Array;
  /** What something weighs that stands in so many rows. */
  rarity(found: number): number;
  /** The token of a word; undefined where no way holds it. */
  tokenOf(word: string): number | undefined;
}

/** `waysOfTargets`: lists of the ways to ask for each target; `planNames`: words that tell plans apart and not questions. */
export function makeWays(
  waysOfTargets: readonly (readonly (readonly string[])[])[],
  planNames: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Ways {
  // How many there are, and of which plan, does not say what is asked; "24" and "365" do.
  const keyOf = (word: string) =>
    /^\d+$/.test(word) && word !== '24' && word !== '365' ? '#' : planNames.has(word) ? '+' : stem(word);
  const read: Rows[][] = waysOfTargets.map((lists) => lists.map(vocabulary.read));
  const ids = new Map<string, number>();
  const tokenOfNumber = Int32Array.from(vocabulary.words, (word) => {
    const key = keyOf(word);
    return ids.get(key) ?? ids.set(key, ids.size).size - 1;
  });

  const count = sum(read.flat().map(({ begins }) => begins.length - 1));
  const targetOf = new Int32Array(count);
  const rowBegins = new Int32Array(count + 1);
  const held = new Int32Array(sum(read.flat().map(({ numbers }) => numbers.length)));
  const tokenBegins = new Int32Array(ids.size + 1);
  const lastRow = new Int32Array(ids.size).fill(-1);
  let row = 0;
  let end = 0;
  read.forEach((lists, target) => {
    for (const { numbers, begins } of lists) {
      for (let way = 0; way + 1 < begins.length; way++) {
        for (let index = begins[way] as number; index < (begins[way + 1] as number); index++) {
          const token = tokenOfNumber[numbers[index] as number] as number;
          if (lastRow[token] === row) continue;
          lastRow[token] = row;
          held[end++] = token;
          tokenBegins[token + 1] = (tokenBegins[token + 1] as number) + 1;
        }
        targetOf[row++] = target;
        rowBegins[row] = end;
      }
    }
  });
  const rarity = (found: number) => Math.log(1 + count / (1 + found));
  const weights = new Float64Array(ids.size);
  for (let token = 0; token < ids.size; token++) {
    weights[token] = rarity(tokenBegins[token + 1] as number);
    tokenBegins[token + 1] = (tokenBegins[token + 1] as number) + (tokenBegins[token] as number);
  }
  const rows = new Int32Array(end);
  const next = tokenBegins.slice();
  const lengths = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    let square = 0;
    for (let index = rowBegins[at] as number; index < (rowBegins[at + 1] as number); index++) {
      const token = held[index] as number;
      square += (weights[token] as number) ** 2;
      const place = next[token] as number;
      rows[place] = at;
      next[token] = place + 1;
    }
    lengths[at] = Math.sqrt(square);
  }
  return {
    targets: read.length,
    targetOf,
    tokens: held.subarray(0, end),
    rowBegins,
    rows,
    tokenBegins,
    weights,
    lengths,
    rarity,
    tokenOf(word) {
      const token = tokenOfNumber[vocabulary.numberOf(word) ?? -1] ?? ids.get(keyOf(word));
      return token !== undefined && (tokenBegins[token + 1] as number) > (tokenBegins[token] as number)
        ? token
        : undefined;
    },
  };
}

const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
