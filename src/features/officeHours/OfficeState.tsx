import { useEffect, useState } from 'react';
import { clockLabel } from '#data/rules/hours/clockLabel.ts';
import { openSpan } from '#data/rules/hours/isOpen.ts';
import { officeHoursMessages } from '#data/messages/officeHours.ts';
import { fill } from '#data/rules/text/fill.ts';
import { longestOf } from '#data/rules/text/longestOf.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';

export interface OfficeStateData {
  hours: Provider['hours'];
  timezone: string;
  locale: string;
  /** When the emergency line answers; undefined where there is none. */
  emergency?: string | undefined;
}

/** How often the state is worked out anew, in milliseconds. */
const refreshMs = 60_000;

/** Whether the office is open now. Built pages, which do not know when they are read, give the hours instead. */
export function OfficeState({ hours, timezone, locale, emergency }: OfficeStateData) {
  const [closes, setCloses] = useState<string>();
  useEffect(() => {
    const update = () => setCloses(openSpan(hours, timezone, new Date())?.closes ?? '');
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, [hours, timezone]);
  const { closed, closedEmergency } = officeHoursMessages;
  const always = fill(officeHoursMessages.always, { hours: hours.label });
  const whenOpen = fill(officeHoursMessages.open, { time: clockLabel(closes || hours.closes, locale) });
  const whenClosed = emergency ? fill(closedEmergency, { time: emergency }) : closed;
  const longest = longestOf([always, whenOpen, whenClosed]);
  return (
    <ReservedText longest={longest}>{closes === undefined ? always : closes ? whenOpen : whenClosed}</ReservedText>
  );
}
