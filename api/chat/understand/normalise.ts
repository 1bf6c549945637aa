/** More of a message is not looked at, and of what is written without a space: patterns try each of its beginnings. */
const mostCharacters = 8 * 1024;
const mostWithoutSpace = 200;
const longRun = new RegExp(`(\\S{${mostWithoutSpace}})\\S+`, 'gu');

/** What a message holds that must not be repeated, kept or taken for something else. */
export interface Secrets {
  email: boolean;
  phone: boolean;
  card: boolean;
  password: boolean;
}

/** A message as the rest of the assistant sees it: no markup, no control characters, nothing personal. */
export interface Normalised {
  text: string;
  secrets: Secrets;
  /** Whether it held markup. */
  markup: boolean;
}

const email = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,255}\.[a-z]{2,24}/giu;
const card = /\b(?:\d[ -]?){13,19}\b/g;
const phone = /(?<![\w$.,])(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\w])/g;
const socialNumber = /\b\d{3}[ -]\d{3}[ -]\d{3}\b/g;
// The word that follows is taken for the password itself.
const password =
  /\b(pass ?word|passcode|pin)(\s+(?:is|was)(?!\s+(?:no|not|an?|the|too|so|very|weak|strong|expired|wrong|stolen|gone|enough|still|always|never|in|on|at|with|for|kept|written|shared|required|needed|long|short|old|safe|secure|known|lost|forgotten|hacked|compromised|being|something|really|just|only|now|also)\b)\s*:?|\s*[:=])\s*\S{1,200}/gi;

// "Here is the admin password so you can log in: Winter2026!": what follows holds letters and figures.
const passwordAfter = /\b(?:pass ?word|passcode)\b[^.\n?!:=]{1,40}[:=]\s*(?=\S{0,200}\d)(?=\S{0,200}\p{L})\S{6,200}/giu;

const cut = (text: string) => text.slice(0, mostCharacters).toWellFormed();

/** Takes from a message what must not get any further. */
export function normalise(message: string): Normalised {
  // Normalised, a character can become eighteen.
  let text = cut(cut(message).normalize('NFKC'));
  const secrets: Secrets = { email: false, phone: false, card: false, password: false };
  const mask = (pattern: RegExp, kind: keyof Secrets, instead = ' ') => {
    text = text.replace(pattern, () => {
      secrets[kind] = true;
      return instead;
    });
  };
  const bare = text
    .replace(/<(script|style)\b[^<>]{0,2000}>[^<]{0,4000}<\/\1>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' ')
    .replace(/\b(?:javascript|data):\S+/gi, ' ');
  const markup = bare !== text;
  // Control characters and those that cannot be seen.
  text = bare
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replace(longRun, '$1');
  mask(email, 'email');
  mask(card, 'card');
  mask(socialNumber, 'card');
  mask(phone, 'phone');
  mask(password, 'password', 'password');
  mask(passwordAfter, 'password', 'password');
  // "At 3 a.m." ends no sentence but before a capital, and "incl." none.
  return {
    text: apart(text)
      .replace(/\b(incl|excl|approx|appx|vs|e\.g|i\.e|dept|tel|mr|mrs|ms|dr)\.(?=\s)/gi, '$1')
      .replace(/\b([AaPp])\.\s?[Mm]\b(?:\.(?!\s+\p{Lu}|\s*$))?/gu, '$1m')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
    secrets,
    markup,
  };
}

const numbering = /(?:^|(?<=[\s:;,.?!-]))\(?([1-9]|[a-e])[).](?:\)|\s)\s*(?=[\p{L}"'])/giu;

/** Points that are numbered, and those joined by an "AND" in capitals, as sentences of their own. */
function apart(text: string): string {
  const points = [...text.matchAll(numbering)].map(([, point = '']) => point.toLowerCase());
  const first = points.findIndex((point) => point === '1' || point === 'a');
  const unnumbered =
    points[first + 1] === '2' || points[first + 1] === 'b'
      ? text.replace(numbering, (_, point: string, at: number) =>
          /(?:^|[.:;,?!])\s*$/.test(text.slice(0, at)) || !/^[1a]$/i.test(point) ? '\n' : ' ',
        )
      : text;
  // "Plan: Enterprise / users: 64"
  const listed =
    (text.match(/\b[a-z]{2,20} ?: ?[^:/|]{1,60}(?=[/|])/gi)?.length ?? 0) > 1
      ? unnumbered.replace(/\s[/|]\s/g, ', ')
      : unnumbered;
  return /\p{Ll}{3}/u.test(listed)
    ? listed.replace(
        /\s(?:AND|PLUS|ALSO)\s(?=(?:ur|your|ru|r u|wh[a-z]+|how|do|does|did|are|is|can|could|will|would|if|tell|give|also)\b)/gi,
        (joined) => (joined === joined.toUpperCase() ? '\n' : joined),
      )
    : listed;
}
