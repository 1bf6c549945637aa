import { useEffect, useState } from 'react';
import { isOpen } from '#data/hours/isOpen.ts';
import { officeHoursMessages } from '#data/messages/officeHours.ts';
import { fill } from '#data/text/fill.ts';
import type { Provider } from '#data/schema/provider.ts';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';

export interface OfficeStateData {
  hours: Provider['hours'];
  timezone: string;
  /** When the office closes, as it is read: "6:00 PM". */
  closes: string;
  /** When the emergency line answers; undefined where there is none. */
  emergency?: string | undefined;
}

/** How often the state is worked out anew, in milliseconds. */
const refreshMs = 60_000;

/** Whether the office is open now. Built pages, which do not know when they are read, give the hours instead. */
export function OfficeState({ hours, timezone, closes, emergency }: OfficeStateData) {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const update = () => setOpen(isOpen(hours, timezone, new Date()));
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, [hours, timezone]);
  const { closed, closedEmergency } = officeHoursMessages;
  const always = fill(officeHoursMessages.always, { hours: hours.label });
  const whenOpen = fill(officeHoursMessages.open, { time: closes });
  const whenClosed = emergency ? fill(closedEmergency, { time: emergency }) : closed;
  const longest = [always, whenOpen, whenClosed].reduce((a, b) => (b.length > a.length ? b : a));
  return <ReservedText longest={longest}>{open === undefined ? always : open ? whenOpen : whenClosed}</ReservedText>;
}
