import type { RecordCheck } from './recordCheck.ts';

/** Every kind of emergency has an intent by which the assistant hears it, and lists of kinds name kinds that there are. */
export const emergenciesAreHeard: RecordCheck = {
  name: 'emergencies are heard',
  check({ assistant: { emergencies, emergenciesInFrench, safetyFirst, refusedWork, intents } }) {
    const heard = new Set(intents.map(({ id }) => id));
    const named = { safetyFirst, refusedWork, emergenciesInFrench: Object.keys(emergenciesInFrench) };
    return [
      ...Object.keys(emergencies)
        .filter((kind) => !heard.has(`danger-${kind}`))
        .map(
          (kind) =>
            `assistant: emergencies has "${kind}", and there is no intent "danger-${kind}", so that nobody is told its steps. ` +
            'Give an intent that id, or take the kind out.',
        ),
      ...Object.entries(named).flatMap(([list, kinds]) =>
        kinds
          .filter((kind) => !(kind in emergencies))
          .map(
            (kind) =>
              `assistant: ${list} names "${kind}", which emergencies does not have. Add its steps or fix the name.`,
          ),
      ),
    ];
  },
};
