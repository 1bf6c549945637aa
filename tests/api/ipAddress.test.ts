import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReserved, ipNetworkOf, type NetworkBits, readIpAddress } from '#api/ipAddress.ts';

describe('An address is one text, however it is spelled', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0::7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::', '::'],
    ['::ffff', '::ffff'],
    ['::ffff:0:1.2.3.4', '::ffff:0:102:304'],
  ])('%s is %s', (text, address) => {
    expect(readIpAddress(text)).toBe(address);
  });

  test.each([
    ['', 'unknown', '_hidden'],
    ['1.2.3', '1.2.3.4.5', '01.2.3.4', '256.1.1.1', '1.2.3.4%a', '1.2.3.4/8', ' 1.2.3.4'],
    [':::', '1::2::3', '12345::', '[::1]'],
  ])('"%s" and "%s" are none', (...texts) => {
    const none = [undefined, undefined, true];
    for (const text of texts) expect([readIpAddress(text), ipNetworkOf(text), isReserved(text)], text).toEqual(none);
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void [readIpAddress(text), ipNetworkOf(text), isReserved(text)]));
  });
});

describe('The network of an address', () => {
  test.each<[address: string, network: string, bits?: NetworkBits]>([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['203.0.113.7', '203.0.113.7/32', { ipv4: 32, ipv6: 64 }],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', { ipv4: 32, ipv6: 64 }],
  ])('of %s is %s, as wide as is asked for', (address, network, bits) => {
    expect(ipNetworkOf(address, bits)).toBe(network);
  });

  test('is the same for all its addresses, and for no other', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(groups(3), groups(5), groups(5), group, (network, one, two, other) => {
        const [a, b] = [[...network, ...one].join(':'), [...network, ...two].join(':')];
        if (readIpAddress(a)?.includes('.') || readIpAddress(b)?.includes('.')) return;
        expect(ipNetworkOf(a)).toBe(ipNetworkOf(b));
        if (other !== network[2])
          expect(ipNetworkOf([...network.slice(0, 2), other, ...one].join(':'))).not.toBe(ipNetworkOf(a));
      }),
    );
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
