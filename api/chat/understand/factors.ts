const factors: [RegExp, number][] = [
  [
    / (?:half (?:that|of that|of it|of them|of us|of those|as many|are|the (?:number|users|people|size|team|staff|headcount|workforce|crew))|halve (?:it|that)|in half|only (?:about )?half|(?<!same )other half) |^ (?:and |what about |or )?half (?:\. )?$| (?:for|with) half (?:\. )?$/,
    0.5,
  ],
  [
    / (?:double (?:that|it|the (?:number|users|people|size|team|staff|headcount|workforce|crew))|twice (?:that|as many|it|the (?:number|users|people|size|team|staff|headcount|workforce|crew))|doubled?) (?:\. )?$| (?:doubles? in size|double our (?:size|team|staff)|we double|double (?:that|it)|twice (?:that|as many(?= (?:users|people|staff|employees|seats|of us|[,.]))|the (?:number|users|people|size|team))) /,
    2,
  ],
  [/ (?:triple (?:that|it)|three times (?:that|as many)|3 times (?:that|as many)) /, 3],
];

/** "A quarter of them left" */
const gone =
  / (half|third|quarter) of (?:them|us|those|the [a-z]+|our [a-z]+|my [a-z]+) (?:[a-z]+ ){0,2}(?:leave|leaves|left|leaving|quit|go|went|retire|retired) /;
const shares: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };

/** How many times as many people a text asks for: "half of them", "a quarter of us left", "twice that". */
export function factorOf(text: string): number | undefined {
  const [, share = ''] = gone.exec(text) ?? [];
  if (shares[share] !== undefined) return 1 - shares[share];
  return factors.find(([pattern]) => pattern.test(text))?.[1];
}
