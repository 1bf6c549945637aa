import type { RecordCheck } from './recordCheck.ts';

/** What rules ask is said of services that exist, and of every one of them in an industry that says it of any. */
export const rulesAskOfServices: RecordCheck<'industries' | 'services'> = {
  name: 'the rules of an industry ask something of every service',
  check({ industries, services }) {
    const ids = services.map(({ id }) => id);
    return industries.flatMap(({ slug, rules }) => {
      const asked = new Set(rules.flatMap(({ asks }) => Object.keys(asks ?? {})));
      if (asked.size === 0) return [];
      return [
        ...[...asked]
          .filter((id) => !ids.includes(id))
          .map(
            (id) =>
              `industries/${slug}: asks of service "${id}", which does not exist. Fix the name or add the service.`,
          ),
        ...ids
          .filter((id) => !asked.has(id))
          .map((id) => `industries/${slug}: no rule asks anything of service "${id}". Add it to the "asks" of a rule.`),
      ];
    });
  },
};
