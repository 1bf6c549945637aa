import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import { type Command, limitOf, since } from './command.ts';
import { type Column, table } from './table.ts';

interface Row {
  text: string;
  count: number;
  last: number;
}

/** Questions that the assistant could not answer, grouped by their words, the most frequent first. */
export const questions: Command = {
  options: { limit: { type: 'string' }, since: { type: 'string' } },
  positionals: [0, 0],
  async run({ owner, dates, width, print }, _positionals, options) {
    const limit = limitOf(options);
    const asked = await owner.questions(since(options, dates));
    if (asked.length === 0) return print('No question was left without an answer.');
    const alike = Map.groupBy(asked, ({ text }) =>
      lowerCase(text)
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
      { title: 'Asked', value: ({ count }) => String(count), fixed: true, side: 'right' },
      { title: 'Last', value: ({ last }) => dates.moment(last), fixed: true },
      { title: 'Question', value: ({ text }) => text },
    ];
    print(table(rows.slice(0, limit), columns, width));
    if (rows.length > limit) print(`The first ${limit} of ${rows.length}; --limit shows more.`);
  },
};
