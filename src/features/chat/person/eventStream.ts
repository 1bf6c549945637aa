/** Without a byte for so long, a line counts as broken: the service shows every 20 s that it is there. */
const silentMs = 45_000;
const longestPauseMs = 15_000;

interface StreamOptions {
  url: string;
  secret: string;
  /** The number of the last event that has come. */
  last(): number;
  onEvent(data: unknown): void;
  onConnection(connected: boolean): void;
  /** There is no such stream any more. */
  onGone(): void;
}

/**
 * Reads server-sent events, and comes back after a lost line, from the last event on. Not `EventSource`, which sends no secret but in
 * the address, where logs of proxies would keep it. Returns what ends it.
 */
export function openEventStream({ url, secret, last, onEvent, onConnection, onGone }: StreamOptions): () => void {
  let ended = false;
  let abort = new AbortController();
  let retry = () => {};

  async function read(): Promise<'gone' | 'again'> {
    abort = new AbortController();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const isAlive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => abort.abort(), silentMs);
    };
    isAlive();
    try {
      const headers = {
        accept: 'text/event-stream',
        authorization: `Bearer ${secret}`,
        'last-event-id': String(last()),
      };
      const response = await fetch(url, { headers, signal: abort.signal, cache: 'no-store' });
      if (response.status === 404) return 'gone';
      if (!response.ok || !response.body) return 'again';
      onConnection(true);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'again';
        isAlive();
        const blocks = (text + value).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data !== undefined) onEvent(JSON.parse(data));
        }
      }
    } catch {
      return 'again';
    } finally {
      clearTimeout(watch);
    }
  }

  async function run(): Promise<void> {
    let pauseMs = 500;
    while (!ended) {
      const begun = performance.now();
      if ((await read()) === 'gone') return ended ? undefined : onGone();
      if (ended) return;
      onConnection(false);
      pauseMs = performance.now() - begun > 10_000 ? 500 : Math.min(pauseMs * 2, longestPauseMs);
      await new Promise<void>((resolve) => {
        retry = resolve;
        setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2));
      });
    }
  }

  /** A line from before the connection was lost may seem to be open. */
  const begin = () => {
    abort.abort();
    retry();
  };
  const isLost = () => onConnection(false);
  window.addEventListener('online', begin);
  window.addEventListener('offline', isLost);
  void run();
  return () => {
    ended = true;
    window.removeEventListener('online', begin);
    window.removeEventListener('offline', isLost);
    begin();
  };
}
