import type { Plan } from '../../../data/schema/plan.ts';

const said =
  / (?:at|from|by|before|around|until|till|past|after)? ?(\d{1,2})(?: (?:30|15|45|00))? ?(am|pm|in the morning|in the evening|in the afternoon|at night|o clock)? /g;
const ends = / (?:until|till|past|after|close at|closes at) $/;

/** The least expensive plan whose help desk is there at the hour of the day that a text names: "our people start at 7 in the morning". */
export function thereAtHour(byPrice: readonly Plan[], text: string): Plan | undefined {
  if (!/ (?:help ?desk|desk|support|answers?|phones?|calls?|reach|hours|staffed|open|help) /.test(text))
    return undefined;
  const hour = hourIn(text);
  return hour === undefined ? undefined : byPrice.find(({ helpDeskHours }) => isThere(helpDeskHours, hour));
}

/** The hour of the day that a text names, from 0 to 23; "until 7" is half an hour before it. */
function hourIn(text: string): number | undefined {
  for (const match of text.matchAll(said)) {
    const [whole, figure, part = ''] = match;
    const value = Number(figure);
    const leads = /^ (?:at|from|by|before|around|until|till|past|after) /.exec(whole)?.[0];
    if (
      value < 1 ||
      value > 23 ||
      (part === '' &&
        (leads === undefined ||
          !/ (?:start|starts|open|opens|begin|begins|work|works|there|in|close|closes|until|till|early|late) /.test(
            text,
          )))
    )
      continue;
    const evening =
      /^(?:pm|in the evening|in the afternoon|at night)$/.test(part) ||
      (part === '' && value < 12 && ends.test(` ${leads?.trim() ?? ''} `));
    const hour = value === 12 && part === 'am' ? 0 : evening && value < 12 ? value + 12 : value;
    return /^ (?:until|till) $/.test(leads ?? '') ? hour - 0.5 : hour;
  }
  return undefined;
}

/** Whether hours as the price list writes them, "9-5", "7am-7pm", "8:30-16:30" or round the clock, hold an hour of the day. */
function isThere(hours: string, hour: number): boolean {
  if (/^24\D7$/.test(hours)) return true;
  const [from, to] = [...hours.matchAll(/(\d{1,2})(?::(\d{2}))?\s*(am|pm)?/gi)].map(
    ([, whole, minutes = '0', half]) =>
      (Number(whole) % 12) +
      (half?.toLowerCase() === 'pm' || (!half && Number(whole) >= 12) ? 12 : 0) +
      Number(minutes) / 60,
  );
  if (from === undefined || to === undefined) return false;
  return hour >= from && hour < (to <= from ? to + 12 : to);
}
