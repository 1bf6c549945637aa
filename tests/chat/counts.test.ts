import { expect, test } from 'vitest';
import { countsOf } from '#api/chat/understand/counts.ts';
import { marked } from '#api/chat/understand/marked.ts';

const counted = (text: string) =>
  countsOf(
    marked(text.toLowerCase(), (word) => word),
    text,
    [],
  );
/** The numbers that are priced: one, several apart, or what changes the number from before. */
function said(text: string): string {
  const { users, several, relative } = counted(text);
  if (several) return several.map((count) => count.users).join(' or ');
  if (relative)
    return `${relative.factor === 1 ? '' : `× ${relative.factor} `}${relative.add >= 0 ? '+' : '-'}${Math.abs(relative.add)}`;
  return String(users);
}

test.each([
  // One number, in the ways people write it
  ['how much for 25 people', '25'],
  ['twenty five users please', '25'],
  ['we are 9', '9'],
  ['price for a hundred and twenty staff', '120'],
  ['half a dozen of us', '6'],
  ['food bank. 24. how much?', '24'],
  ['make it 26, I forgot the two students', '26'],
  ['a dozen and a half of us', '18'],
  ['lawyers. 38 of them.', '38'],
  ['insurance brokerage, 33 producers, monthly cost?', '33'],
  ['27 in the studio. the price with backup?', '27'],
  ['22 office and shop accounts', '22'],
  ['test case 4: a law firm with thirty users', '30'],
  ['I own two restaurants and 18 people there need an account', '18'],
  ['eight doctors, nurses and the front desk, 32 of us in all', '32'],
  ['three doctors own it and altogether we have 40 people', '40'],
  // Sums
  ['12 in the office and 9 on the road', '21'],
  ['six lawyers, four clerks and me', '11'],
  ['me + 7 guys', '8'],
  ['3 dentists, 5 hygienists, 4 at reception', '12'],
  ['18 advisors and 7 assistants', '25'],
  ['20 staff in the first clinic, 20 in the second and 15 in the newest one', '55'],
  ['two locations, 8 staff each', '16'],
  ['11 employees and 4 coordinators who also need accounts', '15'],
  ['we are 46 and about to buy a firm of 17. The price for the combined headcount?', '63'],
  // Parts of a whole
  ['we have 38 people, that is 14 lawyers, some clerks and the administration', '38'],
  ['we are 33 people, most of us in the office and five who work from home', '33'],
  ['40 people: 25 lawyers, 15 clerks', '40'],
  ['we are 38 people and two of them work from home', '38'],
  ['12 people, well, 12 including the two dentists', '12'],
  ['there are 65 of us but only 40 ever touch a computer, price it for the 40', '40'],
  ['sixty folks never touch a computer, so only the eleven in the front office', '11'],
  ['23 of us have a login if you count the two ladies in front', '23'],
  ['31 employees but 6 of them are in Hamilton', '31'],
  // What joins and leaves
  ['we were 40 but two people left so 38 now', '38'],
  ['we was 40, last week 4 quit', '36'],
  ['our headcount is 33 today, but four of them retire at the end of the month', '29'],
  ['92 users less 6 contractors', '86'],
  ['7 full time, 3 part time, and in tax season 5 more', '15'],
  ['if two leave?', '-2'],
  ['and if we hire 7 after that', '+7'],
  ['one leaves and four come in, in September', '+3'],
  ['and if I leave out the 10 summer students', '-10'],
  ['half of them', '× 0.5 +0'],
  ['what if a quarter of them left?', '× 0.75 +0'],
  ['another 5 people', '+5'],
  // Apart
  ['for 20 and 30 users', '20 or 30'],
  ['prices for 12, 24 and 36 users', '12 or 24 or 36'],
  ['40 today, 55 by December, 66 next summer', '40 or 55 or 66'],
  ['49 or 50 seats', '49 or 50'],
  ['22 of us, and what if we hire 5?', '22 or 27'],
  ['what would it be if six of those 26 left?', '26 or 20'],
  // Corrections
  ['26 instead of 13', '26'],
  ['we are closing a branch, so 45 in fact', '45'],
  ['for 40. Sorry, I meant 41', '41'],
  ['30 people, no wait, 32 people', '32'],
  ['not 40 but 45 users', '45'],
  // What counts no people
  ['we pay 900 a month', 'undefined'],
  ['our budget is 4500', 'undefined'],
  ['call me at 3 pm', 'undefined'],
  ['the dearer of the two', 'undefined'],
  ['two of them work in Pickering', 'undefined'],
  ['Microsoft 365 on 12 laptops', 'undefined'],
  ['since 1998', 'undefined'],
  ['something breaks on Tuesday at ten', 'undefined'],
  ['the weekend package, sat and sun 10 to 4', 'undefined'],
  ['got an offer of 4800 elsewhere', 'undefined'],
  ['we went through two computer guys in three years', 'undefined'],
  ['4 hours for a password reset. 4.', 'undefined'],
  ['a desktop and a laptop: do I pay for one user or four?', 'undefined'],
  ['we are 20. A desktop and a laptop: do we pay for one user or two?', '20'],
  ['help desk on essential is 9 to 5, correct?', 'undefined'],
  ['our store is open till 9. Until what time can my staff call?', 'undefined'],
  ['what would ten refurbished ones cost?', 'undefined'],
  ['we would need new computers, say 10', 'undefined'],
  ['she keeps accounts for about thirty small shops', 'undefined'],
  ['which of the two costs more per head?', 'undefined'],
  ['collect prices from two or three providers', 'undefined'],
  ['a food manufacturer with two shifts', 'undefined'],
  ['could you get us to three honest yeses on the form?', 'undefined'],
])('"%s" asks for %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});
