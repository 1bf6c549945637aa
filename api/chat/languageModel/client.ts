/** A language model behind an OpenAI-compatible interface. */
export interface LanguageModelAddress {
  url: string;
  name: string;
  key: string | undefined;
}

export interface LanguageModelMessage {
  role: 'system' | 'user';
  content: string;
}

/** Limits of a reply in characters, and of the response in bytes. */
const mostCharacters = 4000;
const mostBytes = 256 * 1024;

/**
 * Streams the text that the language model generates.
 * @throws where the request is refused, the stream ends early, or the reply is too long or invalid; the message is for the log.
 */
export async function* askLanguageModel(
  { url, name, key }: LanguageModelAddress,
  messages: readonly LanguageModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const target = url.endsWith('/chat/completions') ? url : `${url.replace(/\/$/, '')}/chat/completions`;
  const response = await fetch(target, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ model: name, messages, stream: true, temperature: 0.2, max_tokens: 500 }),
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`The language model answered ${response.status}.`);
  }
  let characters = 0;
  const counted = (text: unknown): string => {
    if (typeof text !== 'string') return '';
    characters += text.length;
    if (characters > mostCharacters) throw new Error('The language model says too much.');
    return text;
  };
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    let whole = '';
    for await (const piece of pieces(response.body)) whole += piece;
    yield counted((JSON.parse(whole) as Completion).choices?.[0]?.message?.content);
    return;
  }
  let rest = '';
  for await (const piece of pieces(response.body)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice(5).trim();
      if (data === '[DONE]') return;
      const text = counted((JSON.parse(data) as Completion).choices?.[0]?.delta?.content);
      if (text) yield text;
    }
  }
  throw new Error('The language model broke off.');
}

interface Completion {
  choices?: { message?: { content?: unknown }; delta?: { content?: unknown } }[];
}

async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('The language model sends too much.');
    yield decoder.decode(chunk, { stream: true });
  }
}
