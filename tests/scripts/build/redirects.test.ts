import { expect, test } from 'vitest';
import { checkPublished, checkRedirects } from '#scripts/build/checkRedirects.ts';
import { redirectFiles } from '#scripts/build/redirectFiles.ts';

const lists = ['/', '/services', '/locations'];
const paths = new Set([...lists, '/services/backup', '/locations/ajax', '/services/backup/ajax', '/industries/law']);
const moved = [
  { from: '/locations/whitby', to: '/locations/ajax' },
  { from: '/services/:service/whitby', to: '/services/:service/ajax' },
  { from: '/support', to: '/services#support' },
];

test('a redirect leads to a page and hides none', () => {
  expect(checkRedirects(paths, moved)).toEqual([]);
  const wrong = { '/locations/:place': '/locations', '/old': '/nowhere#here' };
  const redirects = Object.entries(wrong).map(([from, to]) => ({ from, to }));
  expect(checkRedirects(paths, redirects)).toEqual([
    'redirects/"/locations/:place": "/locations/ajax" is the address of a page. Remove the redirect, or move that page first.',
    'redirects/"/old": to "/nowhere#here" is no page. Name the page that answers now.',
  ]);
});

test('a published address has a page or a redirect to one; a record that left is told once, with the redirects it needs', () => {
  const published = ['/', '/locations/whitby', '/services/backup/whitby', '/services/backup/law/whitby', '/about'];
  expect(checkPublished(paths, [], published)).toEqual([
    'ledger/"/locations/whitby": 3 published addresses have neither a page nor a redirect. Restore the record, or add to ' +
      "data/redirects.ts: { from: '/locations/whitby', to: '…' }, { from: '/services/:part1/whitby', to: '…' }, " +
      "{ from: '/services/:part1/:part2/whitby', to: '…' }",
    'ledger/"/about": the published address has neither a page nor a redirect. Restore the record, or add to ' +
      "data/redirects.ts: { from: '/about', to: '…' }",
  ]);
  expect(checkPublished(paths, moved, ['/locations/whitby', '/services/backup/whitby', '/support'])).toEqual([]);
  expect(checkPublished(paths, moved, ['/services/cloud/whitby'])).toEqual([
    'redirects: the published address "/services/cloud/whitby" leads to "/services/cloud/ajax", which is no page. Add a redirect for it before that one.',
  ]);
});

test('other hosts get the redirects in their own words', () => {
  expect(redirectFiles(moved)).toEqual([
    [
      'redirects/nginx.conf',
      'location = /locations/whitby { return 301 "/locations/ajax$is_args$args"; }\n' +
        'location ~ "^/services/([^/]+)/whitby$" { return 301 "/services/$1/ajax$is_args$args"; }\n' +
        'location = /support { return 301 "/services$is_args$args#support"; }\n',
    ],
    [
      '_redirects',
      '/locations/whitby /locations/ajax 301\n/services/:service/whitby /services/:service/ajax 301\n/support /services#support 301\n',
    ],
  ]);
});
