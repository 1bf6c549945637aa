import { type Received, startPeer } from './httpPeer.ts';

/** A call of the webhook, as it came. */
interface Call extends Pick<Received, 'headers'> {
  text: string;
  body: Record<string, unknown>;
}

/** A receiver of the webhook in this process, until the test ends. */
export async function startWebhook() {
  const peer = {
    url: '',
    /** Calls that were answered with 200. */
    taken: [] as Call[],
    /** What it answers with from now on. */
    status: 200,
  };
  const { url, received } = await startPeer((_, response) => {
    const { headers, body: text } = received.at(-1) as Received;
    if (peer.status === 200) peer.taken.push({ headers, text, body: JSON.parse(text) });
    response.writeHead(peer.status).end();
  });
  return Object.assign(peer, { url: `${url}/leads` });
}
