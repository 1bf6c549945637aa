import type { Server } from 'node:http';
import { type IsTrusted, noProxies } from './middleware/clientAddress.ts';
import { makeCountByAddress, readIpAddress } from './middleware/ipAddress.ts';

/** How many connections one process holds. One on which nothing is sent costs some kilobytes until it is closed. */
export interface ConnectionCounts {
  total: number;
  /** Of one IPv4 address, or one /64 of IPv6. */
  perAddress: number;
  /** Proxies, whose connections are many visitors': these are not limited by address. */
  isTrusted: IsTrusted;
}

export const defaultCounts: ConnectionCounts = { total: 8192, perAddress: 400, isTrusted: noProxies };

/** Closes connections above the limits as they come, before anything is read from them. */
export function limitConnections(server: Server, { total, perAddress, isTrusted }: ConnectionCounts): void {
  // Without the second, which Node's types leave out, several processes would hand a connection on in a circle.
  Object.assign(server, { maxConnections: total, dropMaxConnection: true });
  const counts = makeCountByAddress(perAddress);
  server.on('connection', (socket) => {
    const address = readIpAddress(socket.remoteAddress ?? '');
    if (address === undefined || isTrusted(address)) return;
    const end = counts.take(address);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}
