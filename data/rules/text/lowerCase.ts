/**
 * A text without capitals, to be compared by. It is composed before and after: some letters have a composed form in lower case
 * alone (J with a caron), and how a text was typed must not matter.
 */
export const lowerCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');
