/** Domains at which a mail service keeps the same mailboxes: a name at one of them is the same person's at each. */
export const mailDomains: readonly (readonly [main: string, ...others: string[]])[] = [
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['yandex.com', 'yandex.ru', 'yandex.by', 'yandex.kz', 'ya.ru'],
];
