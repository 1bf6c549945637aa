import type { RecordCheck } from './recordCheck.ts';

/** No reply to an emergency holds what must never be said there, and no two buttons of the assistant are the same. */
export const emergenciesAreHeard: RecordCheck = ({ assistant: { emergencies, scripts } }) => {
  const titles = emergencies.map(({ title }) => title);
  return [
    ...emergencies.flatMap(({ id, opening, steps, replies, never }) => {
      const said = [opening, ...steps, ...replies.map(({ reply }) => reply)].map((text) => text.toLowerCase());
      return never
        .filter((words) => said.some((text) => text.includes(words.toLowerCase())))
        .map(
          (words) =>
            `assistant/emergencies/${id}: a reply says "${words}", which "never" forbids. Write the reply anew.`,
        );
    }),
    ...[...emergencies, ...scripts]
      .filter(({ signs }) => signs.length === 0)
      .map(
        ({ id }) =>
          `assistant/${id}: "signs" is empty, so that it is never recognised. Write how people tell of it, one way a line.`,
      ),
    ...titles
      .filter((title, at) => titles.indexOf(title) !== at)
      .map((title) => `assistant/emergencies: two have the title "${title}". Give each button words of its own.`),
  ];
};
