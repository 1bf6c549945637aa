import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { submit } from '#scripts/indexnow/submit.ts';

/** The search engines' end: answers with the statuses given, one after the other, and not at all where there is none. */
let server: Server;
let endpoint: string;
let statuses: number[] = [];
let asked: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)));
    const status = statuses.shift();
    if (status) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterEach(() => {
  asked = [];
  statuses = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (paths: string[], options = {}) =>
  submit({ endpoint, origin: 'https://x.example', key: 'abcd1234', paths, ...options });

describe('Changed addresses', () => {
  test.each([200, 202])('are submitted with the key and where it lies, and taken with %i', async (status) => {
    statuses = [status];
    expect(await send(['/', '/pricing'])).toEqual({ submitted: ['/', '/pricing'] });
    const urlList = ['https://x.example/', 'https://x.example/pricing'];
    const keyLocation = 'https://x.example/abcd1234.txt';
    expect(asked).toEqual([{ host: 'x.example', key: 'abcd1234', keyLocation, urlList }]);
  });
});

describe('A refusal', () => {
  test.each([
    [400, 'The request was not understood.'],
    [
      403,
      'The key is not valid: build and publish the site with the same INDEXNOW_KEY, so that its key file can be read.',
    ],
    [429, 'Too much was submitted lately. Try again tomorrow.'],
    [500, 'Try again later.'],
    [
      422,
      'The addresses are not of the site that the key belongs to: compare SITE_ORIGIN with the address where the site is published.',
    ],
  ])('with %i is explained, and the request not repeated', async (status, reason) => {
    statuses = [status, 200];
    const error = `${new URL(endpoint).host} answered ${status}. ${reason}`;
    expect(await send(['/'])).toEqual({ submitted: [], error });
    expect(asked).toHaveLength(1);
  });

  test('without an answer is waited for no longer than it may take', async () => {
    const error = `${new URL(endpoint).host} did not answer within 0.1 s. Check the network and try again.`;
    expect(await send(['/'], { timeout: 100 })).toEqual({ submitted: [], error });
  });
});
