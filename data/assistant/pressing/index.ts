import type { RecordsInput } from '../../schema/site.ts';
import { adviceElsewhere } from './adviceElsewhere.ts';
import { annoyances } from './annoyances.ts';
import { attacks } from './attacks.ts';
import { complaints } from './complaints.ts';
import type { Messages } from './messages.ts';
import { mixedAlarms } from './mixedAlarms.ts';
import { noAlarms } from './noAlarms.ts';
import { otherErrands } from './otherErrands.ts';
import { outages } from './outages.ts';
import { persons } from './persons.ts';
import { plainMessages } from './plainMessages.ts';
import { priceTalk } from './priceTalk.ts';
import { quietAlarms } from './quietAlarms.ts';
import { refusals } from './refusals.ts';
import { shortMessages } from './shortMessages.ts';
import { stories } from './stories.ts';
import { troubles } from './troubles.ts';
import { moreComplaints, morePersons } from './voicesOfClients.ts';

const alarms = [
  outages,
  attacks,
  quietAlarms,
  mixedAlarms,
  noAlarms,
  troubles,
  plainMessages,
  stories,
  priceTalk,
  annoyances,
  shortMessages,
];

/** Messages from which the assistant learns what goes before any question. */
export const pressing: RecordsInput['assistant']['pressing'] = {
  emergency: together(...alarms),
  refusal: together(refusals, otherErrands, adviceElsewhere),
  person: together(persons, morePersons),
  complaint: together(complaints, moreComplaints),
};

function together(...all: readonly Messages[]): Messages {
  return { is: all.flatMap(({ is }) => is), only: all.flatMap(({ only }) => only) };
}
