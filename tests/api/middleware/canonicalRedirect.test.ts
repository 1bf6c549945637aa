import { describe, expect, test } from 'vitest';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer(undefined, { env: { TRUSTED_PROXIES: '127.0.0.1' } });

const ask = async (path: string, headers = {}, method = 'GET') => {
  const {
    status,
    headers: { location },
  } = await server.ask(path, headers, method);
  return [status, location];
};

describe('Each page has one address', () => {
  test.each([
    ['/locations/ajax/', '/locations/ajax'],
    ['/locations/ajax.html', '/locations/ajax'],
    ['/locations/ajax.html/', '/locations/ajax'],
    ['/locations/.html', '/locations'],
    ['/index.html', '/'],
    ['/locations/index.html', '/locations'],
    ['//locations///ajax', '/locations/ajax'],
    ['/locations/ajax/?from=mail&to=a%20b', '/locations/ajax?from=mail&to=a%20b'],
    ['/locations//ajax.html?x=//y/', '/locations/ajax?x=//y/'],
  ])('%s has moved for good to %s', async (path, target) => {
    expect(await ask(path)).toEqual([301, target]);
    expect(await ask(path, {}, 'HEAD')).toEqual([301, target]);
    expect(await ask(target)).toEqual([200, undefined]);
  });

  test.each(['/', '/locations/ajax', '/locations/ajax?x=/', '/?q=a//b', '/pricing?simulate=web'])(
    '%s stays where it is',
    async (path) => expect(await ask(path)).toEqual([200, undefined]),
  );

  test('What is sent is never redirected, so that nothing is lost on the way', async () => {
    expect(await ask('/locations/ajax/', {}, 'POST')).toEqual([405, undefined]);
  });
});

describe('The address without www.', () => {
  const host = 'www.northshore.example';

  test.each([
    ['/', 'https://northshore.example/'],
    ['/locations/ajax', 'https://northshore.example/locations/ajax'],
    ['/locations/ajax?from=mail&to=a%20b', 'https://northshore.example/locations/ajax?from=mail&to=a%20b'],
    ['//locations/ajax.html', 'https://northshore.example/locations/ajax'],
    ['/api/blog?search=x', 'https://northshore.example/api/blog?search=x'],
    ['//evil.example/', 'https://northshore.example/evil.example'],
  ])('is where www leads with %s, to the public origin and its port', async (path, target) => {
    for (const Host of [host, `${host}:8080`]) expect(await ask(path, { Host })).toEqual([301, target]);
  });

  test.each([
    ['a Host that agrees with the target', 'northshore.example', '/pricing', 200, undefined, undefined],
    ['it where the Host agrees, for what else is wrong', 'northshore.example', '/pricing/', 301, '/pricing', undefined],
    ['the name of a machine', 'site:3000', '/pricing', 301, 'https://northshore.example/pricing', 'no-store'],
    ['itself', host, '/pricing', 301, 'https://northshore.example/pricing', undefined],
  ])('is not left, nor kept by a cache, for a forwarded header against %s', async (_, Host, path, ...rest) => {
    const { status, headers } = await server.ask(path, { Host, 'X-Forwarded-Host': host });
    const cached = status === 301 ? headers['cache-control'] : undefined;
    expect([status, headers.location, cached]).toEqual(rest);
  });

  test('is asked for by simulate=www as well, which then goes away on the host that was asked', async () => {
    expect(await ask('/pricing?simulate=www', { Host: 'northshore.example' })).toEqual([301, '/pricing']);
    expect(await ask('/pricing?a=1&simulate=www&b=2', { Host: 'localhost:3000' })).toEqual([301, '/pricing?a=1&b=2']);
    expect(await ask('/pricing?simulate=www', { Host: host })).toEqual([301, 'https://northshore.example/pricing']);
  });

  test.each([
    'www.evil.example',
    'www.test.example:8080',
    'www.northshore.example.evil.example',
    'www.www.northshore.example',
    'www2.northshore.example',
  ])("is not looked for where the host is another site's: %s", async (foreign) => {
    expect(await ask('/pricing', { Host: foreign })).toEqual([200, undefined]);
    expect(await ask('/pricing/', { Host: foreign })).toEqual([301, '/pricing']);
    expect(await ask('/pricing?simulate=www', { Host: foreign })).toEqual([301, '/pricing']);
  });
});

describe('No redirect leads to another site', () => {
  test.each([
    ['slashes', '//evil.example/', '//evil.example/x.html', '/.//evil.example/', '/x/%2e%2e//evil.example/'],
    ['backslashes', '/\\evil.example/', '/\\/evil.example', '/%5cevil.example/', '/%09/evil.example/'],
    ['full addresses', 'http://evil.example/locations/', 'http://evil.example//evil.example/'],
    ['www', '/api/..//evil.example?simulate=www', '/api/..//evil.example/%2e%2e?simulate=www'],
  ])('by %s', async (_, ...paths) => {
    for (const path of paths) {
      const [status, location] = await ask(path);
      expect([path, status]).toEqual([path, 301]);
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('A host that is none is not led anywhere but home', async () => {
    expect(await ask('/pricing/', { Host: 'no host' })).toEqual([301, '/pricing']);
    expect(await ask('/pricing?simulate=www', { Host: 'no host' })).toEqual([301, '/pricing']);
  });
});
