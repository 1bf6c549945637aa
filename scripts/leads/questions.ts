import { type Command, since, UsageError } from './command.ts';
import { type Column, table } from './table.ts';

interface Row {
  text: string;
  count: number;
  last: number;
}

/** What visitors asked the assistant and got no answer to: alike questions together, the most frequent first. */
export const questions: Command = {
  options: { limit: { type: 'string' }, since: { type: 'string' } },
  words: [0, 0],
  async run({ owner, dates, width, print }, _words, options) {
    const limit = Number(options.limit ?? 50);
    if (!Number.isSafeInteger(limit) || limit < 1)
      throw new UsageError(`--limit is "${options.limit}". Give a whole number of 1 or more.`);
    const asked = await owner.questions(since(options, dates));
    if (asked.length === 0) return print('No question was left without an answer.');
    const alike = Map.groupBy(asked, ({ text }) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    );
    const rows = [...alike.values()]
      .map(
        (some): Row => ({
          text: some[0]?.text ?? '',
          count: some.length,
          last: Math.max(...some.map(({ createdAt }) => createdAt)),
        }),
      )
      .sort((a, b) => b.count - a.count || b.last - a.last);
    const columns: Column<Row>[] = [
      { title: 'Asked', value: ({ count }) => String(count), firm: true, side: 'right' },
      { title: 'Last', value: ({ last }) => dates.moment(last), firm: true },
      { title: 'Question', value: ({ text }) => text },
    ];
    print(table(rows.slice(0, limit), columns, width));
    if (rows.length > limit) print(`The first ${limit} of ${rows.length}; --limit shows more.`);
  },
};
