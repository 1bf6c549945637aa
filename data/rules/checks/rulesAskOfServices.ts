import type { RecordCheck } from './recordCheck.ts';

/** In an industry whose rules ask something of a service, they ask something of every one. */
export const rulesAskOfServices: RecordCheck<'industries' | 'services'> = ({ industries, services }) => {
  const ids = services.map(({ id }) => id);
  return industries.flatMap(({ slug, rules }) => {
    const asked = new Set(rules.flatMap(({ asks }) => Object.keys(asks ?? {})));
    if (asked.size === 0) return [];
    return ids
      .filter((id) => !asked.has(id))
      .map((id) => `industries/${slug}: no rule asks anything of service "${id}". Add it to the "asks" of a rule.`);
  });
};
