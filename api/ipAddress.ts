import { BlockList, isIP } from 'node:net';

/**
 * Normalizes an IP address, so that equal addresses are equal strings: IPv4-mapped IPv6 (`::ffff:198.51.100.7`) as IPv4,
 * IPv6 in its shortest spelling and without a zone. Undefined for anything else.
 */
export function readIpAddress(text: string): string | undefined {
  const family = isIP(text);
  if (family !== 6) return family === 4 ? text : undefined;
  const address = new URL(`http://[${text.replace(/%.*/s, '')}]`).hostname.slice(1, -1);
  if (!address.startsWith('::ffff:')) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  return groups[5] === 0xffff ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address;
}

/** Prefix lengths: multiples of 8 for IPv4, of 16 for IPv6. */
export interface NetworkBits {
  ipv4: 8 | 16 | 24 | 32;
  ipv6: 32 | 48 | 64;
}

/** The network of an address, as `198.51.100.0/24`; undefined for anything else. */
export function ipNetworkOf(text: string, { ipv4, ipv6 }: NetworkBits = { ipv4: 24, ipv6: 48 }): string | undefined {
  const address = readIpAddress(text);
  if (!address) return undefined;
  if (isIP(address) === 4)
    return `${address
      .split('.')
      .map((byte, index) => (index < ipv4 / 8 ? byte : '0'))
      .join('.')}/${ipv4}`;
  return `${groupsOf(address)
    .slice(0, ipv6 / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${ipv6}`;
}

/** Counts what is open by address, or by /64 of IPv6: `take` returns what ends the count of one, or undefined past the limit. */
export function makeCountByAddress(most: number) {
  const counts = new Map<string, number>();
  return {
    take(address: string): (() => void) | undefined {
      const network = ipNetworkOf(address, { ipv4: 32, ipv6: 64 }) ?? '';
      const count = counts.get(network) ?? 0;
      if (count >= most) return undefined;
      counts.set(network, count + 1);
      return () => {
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      };
    },
  };
}

/** Whether an address is not public: private, loopback or otherwise reserved. True also for anything that is not an address. */
export function isReserved(text: string): boolean {
  const address = readIpAddress(text);
  return (
    !address ||
    (isIP(address) === 4
      ? reserved.check(address, 'ipv4')
      : !global.check(address, 'ipv6') || reserved.check(address, 'ipv6'))
  );
}

// From IANA's special-purpose registries, without the networks for documentation: no visitor has such an address, and tests
// use them.
const reserved = networks(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.88.99.0/24 ' +
    '192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 2001::/23 2002::/16',
);
const global = networks('2000::/3');

function networks(list: string): BlockList {
  const blocks = new BlockList();
  for (const network of list.split(' ')) {
    const [address = '', bits] = network.split('/');
    blocks.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return blocks;
}

/** The eight groups of an IPv6 address that is written without dots. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
