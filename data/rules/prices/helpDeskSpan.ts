const hoursPerDay = 24;

/** Hours of a day, from 0 to 24, between which a help desk answers. */
export interface HourSpan {
  from: number;
  to: number;
}

/**
 * The span of help desk hours as they are displayed: "9-5", "7am-7pm", "8:30-16:30" or "24/7". Without am and pm, an end
 * before the beginning is in the afternoon. Undefined for a text that has no such form.
 */
export function helpDeskSpan(text: string): HourSpan | undefined {
  if (text === '24/7') return { from: 0, to: hoursPerDay };
  const [, from, to] = /^(\d{1,2}(?::\d\d)?(?:am|pm)?)\s*[-–]\s*(\d{1,2}(?::\d\d)?(?:am|pm)?)$/.exec(text) ?? [];
  if (!from || !to) return undefined;
  const span = { from: hourOf(from), to: hourOf(to) };
  if (span.to <= span.from) span.to += hoursPerDay / 2;
  return span.to > span.from && span.to <= hoursPerDay ? span : undefined;
}

function hourOf(text: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+)(?::(\d\d))?(am|pm)?$/.exec(text) ?? [];
  const noon = hoursPerDay / 2;
  return (half ? (Number(hour) % noon) + (half === 'pm' ? noon : 0) : Number(hour)) + Number(minute) / 60;
}
