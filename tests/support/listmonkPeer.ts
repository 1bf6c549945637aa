import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, shut } from './httpPeer.ts';

interface Member {
  id: number;
  email: string;
  name: string;
  status: string;
  attribs: object;
  lists: { id: number; subscription_status: string }[];
}

/** What of listmonk's API is spoken to, with the rules of its tables. */
export interface ListmonkPeer {
  url: string;
  members: Member[];
  /** Answers that are given instead, one for each call; 0 breaks the connection. */
  refusals: number[];
  /** Somebody unsubscribes by a link in a campaign. */
  unsubscribe(email: string, listId: number): void;
  stop(): Promise<void>;
}

/** A server in this process that takes an API user with its token alone. */
export async function startListmonk(user: string, token: string): Promise<ListmonkPeer> {
  const authorization = `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const refusal = peer.refusals.shift();
    if (refusal === 0) return request.socket.destroy();
    const answer = (status: number, said: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
    if (refusal) return answer(refusal, { message: 'not now' });
    if (request.headers.authorization !== authorization) return answer(403, { message: 'invalid session' });
    const url = new URL(request.url ?? '', peer.url);
    const [status, data] = act(peer.members, `${request.method} ${url.pathname}`, url, body ? JSON.parse(body) : {});
    return answer(status, status === 200 ? { data } : { message: data });
  });
  const port = await listenLocally(server);
  const peer: ListmonkPeer = {
    url: `http://127.0.0.1:${port}`,
    members: [],
    refusals: [],
    unsubscribe(email, listId) {
      const member = peer.members.find((one) => one.email === email);
      for (const list of member?.lists ?? []) if (list.id === listId) list.subscription_status = 'unsubscribed';
    },
    stop: () => shut(server),
  };
  return peer;
}

type Body = Partial<Omit<Member, 'lists'>> & {
  lists?: number[];
  preconfirm_subscriptions?: boolean;
  ids?: number[];
  action?: string;
  target_list_ids?: number[];
};

function act(members: Member[], route: string, { searchParams }: URL, body: Body): [number, unknown] {
  const byId = (id: number) => members.find((member) => member.id === id);
  const own = /^PUT \/api\/subscribers\/(\d+)(\/blocklist)?$/.exec(route);
  if (route === 'GET /api/subscribers') return [200, query(members, searchParams)];
  if (route === 'POST /api/subscribers') {
    const { email = '', name = '', status = 'enabled', lists = [] } = body;
    if (members.some((member) => member.email === email.toLowerCase())) return [409, 'Email already exists.'];
    const subscription_status = body.preconfirm_subscriptions ? 'confirmed' : 'unconfirmed';
    const added = { id: members.length + 1, email: email.toLowerCase(), name, status, attribs: {} };
    members.push({ ...added, lists: lists.map((id) => ({ id, subscription_status })) });
    return [200, added];
  }
  if (route === 'PUT /api/subscribers/lists') {
    for (const id of body.ids ?? []) for (const list of body.target_list_ids ?? []) changeList(byId(id), list, body);
    return [200, true];
  }
  const member = own && byId(Number(own[1]));
  if (!member) return [404, 'not found'];
  if (own[2]) {
    member.status = 'blocklisted';
    for (const list of member.lists) list.subscription_status = 'unsubscribed';
  } else {
    const { lists = [], email = '', name = '', status = '', attribs = {} } = body;
    const kept = (id: number) => member.lists.find((list) => list.id === id);
    Object.assign(member, { email, name, status, attribs });
    member.lists = lists.map((id) => kept(id) ?? { id, subscription_status: 'unconfirmed' });
  }
  return [200, true];
}

function changeList(member: Member | undefined, id: number, { action, status }: Body): void {
  const list = member?.lists.find((one) => one.id === id);
  if (action === 'unsubscribe') {
    if (list) list.subscription_status = 'unsubscribed';
  } else if (list) list.subscription_status = status ?? '';
  else member?.lists.push({ id, subscription_status: status ?? '' });
}

function query(members: readonly Member[], parameters: URLSearchParams) {
  const [, quoted] = /^subscribers\.email = '((?:[^']|'')*)'$/.exec(parameters.get('query') ?? '') ?? [];
  const list = Number(parameters.get('list_id'));
  const status = parameters.get('subscription_status');
  const found = members.filter(
    ({ email, lists }) =>
      (quoted === undefined || email === quoted.replaceAll("''", "'")) &&
      (!list || lists.some((one) => one.id === list && (!status || one.subscription_status === status))),
  );
  // Fewer than are asked for, as listmonk has a limit of its own.
  const size = Math.min(2, Number(parameters.get('per_page') ?? 20));
  const page = Number(parameters.get('page') ?? 1);
  return { results: found.slice((page - 1) * size, page * size), total: found.length, per_page: size, page };
}
