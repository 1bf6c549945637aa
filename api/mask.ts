/** Limits in characters of a message and of a run without a space, because patterns are tried at each character of a run. */
const maxCharacters = 8 * 1024;
const maxRun = 200;
const longRun = new RegExp(`(\\S{${maxRun}})\\S+`, 'gu');

/** Details in a message that must not be repeated, stored or misinterpreted. */
export interface Personal {
  email: boolean;
  phone: boolean;
  /** A card number, a social insurance number or another long number. */
  number: boolean;
  password: boolean;
}

export interface MaskedText {
  text: string;
  personal: Personal;
}

// These patterns are code and not data: privacy must not depend on a data folder.
const markup = [
  /<(script|style)\b[^<>]{0,2000}>[^<]{0,4000}<\/\1>/gi,
  /<\/?[a-z!][^<>]{0,2000}>/gi,
  /\b(?:javascript|data):\S+/gi,
];
const email = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,255}\.[a-z]{2,24}/giu;
const longNumber = /\b(?:\d[ -]?){13,19}\b/g;
const socialNumber = /\b\d{3}[ -]\d{3}[ -]\d{3}\b/g;
const phone = /(?<![\w$.,])(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\w])/g;
const password = /\b(?:pass ?word|passcode|pin|mot de passe)\b[^.\n?!:=]{0,40}[:=]\s*\S{4,200}/giu;
/** A password after a word for it: a word with a letter and a digit. */
const passwordIs = /\b(?:pass ?word|passcode|pin)\s+(?:is|was)\s+(?=\S{0,200}\d)(?=\S{0,200}\p{L})\S{4,200}/giu;

const cut = (text: string) => text.slice(0, maxCharacters).toWellFormed();

export function mask(message: string): MaskedText {
  // Normalization can turn one character into eighteen; real text grows by far less than half.
  const given = cut(message);
  let text = cut(given.normalize('NFKC').slice(0, Math.ceil(given.length * 1.5)));
  const personal: Personal = { email: false, phone: false, number: false, password: false };
  const hide = (pattern: RegExp, kind: keyof Personal, replacement = ' ') => {
    text = text.replace(pattern, () => {
      personal[kind] = true;
      return replacement;
    });
  };
  text = markup
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replace(longRun, '$1');
  hide(email, 'email');
  hide(longNumber, 'number');
  hide(socialNumber, 'number');
  hide(phone, 'phone');
  hide(password, 'password', 'password');
  hide(passwordIs, 'password', 'password');
  return { text: text.replace(/[^\S\n]+/g, ' ').trim(), personal };
}

/** A text that a person of the team reads: without passwords, card and social insurance numbers, with the ways to be reached. */
export const withoutSecrets = (text: string): string =>
  [longNumber, socialNumber, password, passwordIs].reduce((rest, pattern) => rest.replace(pattern, '•••'), text);
