import type { RecordsInput } from '../../schema/site.ts';
import { annoyances } from './annoyances.ts';
import { attacks } from './attacks.ts';
import { complaints } from './complaints.ts';
import { mixedAlarms } from './mixedAlarms.ts';
import { noAlarms } from './noAlarms.ts';
import { otherErrands } from './otherErrands.ts';
import { outages } from './outages.ts';
import { persons } from './persons.ts';
import { plainMessages } from './plainMessages.ts';
import { priceTalk } from './priceTalk.ts';
import { quietAlarms } from './quietAlarms.ts';
import { refusals } from './refusals.ts';
import { stories } from './stories.ts';
import { troubles } from './troubles.ts';

const alarms = [outages, attacks, quietAlarms, mixedAlarms, noAlarms, troubles, plainMessages, stories, priceTalk, annoyances];

/** Messages from which the assistant learns what goes before any question. */
export const pressing: RecordsInput['assistant']['pressing'] = {
  emergency: { is: alarms.flatMap(({ is }) => is), only: alarms.flatMap(({ only }) => only) },
  refusal: { is: [...refusals.is, ...otherErrands.is], only: [...refusals.only, ...otherErrands.only] },
  person: persons,
  complaint: complaints,
};
