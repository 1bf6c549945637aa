import { describe, expect, test } from 'vitest';
import { isReserved, ipNetworkOf, readIpAddress } from '#api/ipAddress.ts';

describe('An address is one text, however it is spelled', () => {
  test.each([
    ['', 'unknown', '_hidden'],
    ['1.2.3', '1.2.3.4.5', '01.2.3.4', '256.1.1.1', '1.2.3.4%a', '1.2.3.4/8', ' 1.2.3.4'],
    [':::', '1::2::3', '12345::', '[::1]'],
  ])('"%s" and "%s" are none', (...texts) => {
    const none = [undefined, undefined, true];
    for (const text of texts) expect([readIpAddress(text), ipNetworkOf(text), isReserved(text)], text).toEqual(none);
  });
});

describe("Whether an address is a visitor's on the internet", () => {
  test.each<[string, string[], string[]]>([
    ['private networks of IPv4', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'], ['9.255.255.255']],
    ['beside them', ['198.19.0.1'], ['11.0.0.0', '172.15.0.1', '172.32.0.1', '192.167.1.1']],
    ['shared by providers', ['100.64.0.1', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
    ['of this machine and link', ['0.0.0.0', '127.0.0.1', '169.254.1.1', '::', '::1', 'fe80::1%eth0'], []],
    ['of many or of none', ['224.0.0.1', '240.0.0.1', '255.255.255.255', 'ff02::1', '4000::1'], ['223.255.255.255']],
    ['IPv4 as IPv6', ['::ffff:192.168.1.1', '64:ff9b::1.1.1.1', '2002:c0a8:101::1', '2001::1'], ['::ffff:1.1.1.1']],
    ['of the internet', ['fc00::1', 'fd12::1'], ['1.1.1.1', '203.0.113.7', '2606:4700::1111', '2001:db8::1']],
  ])('%s', (_, reserved, public_) => {
    expect(reserved.filter((address) => !isReserved(address))).toEqual([]);
    expect(public_.filter(isReserved)).toEqual([]);
  });
});
