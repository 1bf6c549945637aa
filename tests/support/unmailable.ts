/** Texts in the format of an address, or nearly, that name no mailbox to which a mail server could be asked to deliver. */
export const unmailable = [
  // No dot after the @, or nothing beside one.
  'a@b', 'a@b.', 'a@.b', '@b.ca', 'a@', 'a@b..ca', 'a@..ca', 'a@b.ca.', 'a@.b.ca', '.@a.ca', '.a@b.ca', 'a.@b.ca', 'a..b@c.ca',
  // Several addresses, a group, a name, a comment, a quotation, a route.
  'a@b.ca,x@y.ca', 'a@b.ca;x@y.ca', 'x,a@b.ca', 'a@b.ca,x.ca', 'group:a@b.ca;', 'a:a@b.ca', '<a@b.ca>', '<a@b>', 'a@b.ca>', '<a@b.ca', 'Ada<a@b.ca>',
  'a(b)@c.ca', 'a@b.ca(c)', '"a"@c.ca', '"a.b"@c.ca', 'a\\b@c.ca', '@x.ca:a@b.ca', 'mailto:a@b.ca',
  // No host name.
  'a@[127.0.0.1]', 'a@[IPv6:::1.2.3.4]', 'a@127.0.0.1', 'a@b.1', 'a@-b.ca', 'a@b-.ca', 'a@b.-ca', 'a@b_c.ca', 'a@b!c.ca', 'a@b.c/a', `a@${'b'.repeat(64)}.ca`,
  // Characters that cannot be seen, or that become others on the way.
  'a\u0000@b.ca', 'a@b.ca\u0000', 'a@b\u200b.ca', 'a\u202e@b.ca', 'a\ud800@b.ca', 'a@b.ca，x.ca', 'a＠x@b.ca', '＜a@b.ca＞',
  `${'a'.repeat(65)}@b.ca`,
];
