/** Texts near the format of an address that are none, or are not safe as the address of one mailbox, by what is wrong with them. */
const groups = {
  noDomainWithADot: ['a@b', 'a@b.', 'a@.b', '@b.ca', 'a@'],
  several: ['a@b.ca,x@y.ca', 'a@b.ca;x@y.ca', 'x,a@b.ca', 'a@b.ca,x.ca', 'group:a@b.ca;', 'a:a@b.ca'],
  names: ['<a@b.ca>', '<a@b>', 'a@b.ca>', '<a@b.ca', 'Ada<a@b.ca>', 'a(b)@c.ca', 'a@b.ca(c)'],
  quotations: ['"a"@c.ca', '"a.b"@c.ca', 'a\\b@c.ca', '@x.ca:a@b.ca', 'mailto:a@b.ca'],
  hosts: ['a@[127.0.0.1]', 'a@[IPv6:::1.2.3.4]', 'a@127.0.0.1', 'a@b.1'],
  controls: ['a\u0000@b.ca', 'a@b.ca\u0000', 'a\ud800@b.ca'],
  normalized: ['a@b.ca，x.ca', 'a＠x@b.ca', '＜a@b.ca＞'],
};

export const unmailable = Object.values(groups).flat();
