import { compileFacts } from '../facts/compileFacts.ts';
import type { Fact } from '../facts/fact.ts';
import type { Site } from '../schema/site.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Reports ids of facts and intents, and subjects and titles of facts, that do not exist. */
export const assistantFacts: RecordCheck = {
  name: 'the assistant names facts and intents that exist',
  check(site) {
    const facts = factsOf(site);
    if (!facts) return [];
    const ids = new Set(facts.map(({ id }) => id));
    const titles = new Set(facts.map(({ subject, title }) => `${subject} ${title}`));
    const { intentFacts, askedAs, policies, intents } = site.assistant;
    return [
      ...Object.keys(policies)
        .filter((intent) => !intents.some(({ id }) => id === intent))
        .map(
          (intent) =>
            `assistant/policies: "${intent}" is no intent. Use the id of a file in data/assistant/intents or remove it.`,
        ),
      ...Object.entries(intentFacts).flatMap(([intent, list]) =>
        list
          .filter((id) => !ids.has(id))
          .map(
            (id) =>
              `assistant/intentFacts: intent "${intent}" names the fact "${id}", which does not exist. Name one of the record's facts or remove it.`,
          ),
      ),
      ...Object.entries(askedAs).flatMap(([subject, words]) =>
        Object.keys(words)
          .filter((title) => !titles.has(`${subject} ${title}`))
          .map(
            (title) =>
              `assistant/askedAs: "${subject}" has no fact with the title "${title}". Write the title as the record has it or remove the line.`,
          ),
      ),
    ];
  },
};

/** Undefined where a text holds an unknown placeholder, which `knownPlaceholders` reports. */
function factsOf(site: Site): Fact[] | undefined {
  try {
    return compileFacts(site);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
