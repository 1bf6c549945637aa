/** Without a sign for so long, a line counts as broken: the service shows every 20 s that it is there. */
const silentMs = 45_000;
const pauseMs = 1000;
const longestPauseMs = 5000;
/** Where nothing answers but the page to sign in on. */
const signedOutPauseMs = 30_000;

interface LineOptions {
  url: string;
  on: Readonly<Record<string, (data: string) => void>>;
  onOpen(): void;
  /** Called whenever the line is lost, or could not be had. */
  onLost(): void;
  isSignedOut(): boolean;
}

interface Line {
  /** Called when the page could not be loaded: another line is tried, which says how things stand. */
  tryAgain(): void;
  /** Called when it could: the next loss is the first again. */
  isWell(): void;
  /** Whether there is a line, or one is being opened. */
  isOpen(): boolean;
}

/**
 * Keeps a line to the desk open: it is tried again after a moment, and at once where the connection is back or the page is looked at
 * again. Each line begins with how things stand.
 */
export function keepLine({ url, on, onOpen, onLost, isSignedOut }: LineOptions): Line {
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lost = 0;
  let heardAt = 0;
  let isPending = false;

  function isHeard(): void {
    heardAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(lose, silentMs);
  }

  function connect(): void {
    clearTimeout(timer);
    events?.close();
    isPending = false;
    events = new EventSource(url);
    isHeard();
    for (const [name, take] of Object.entries(on))
      events.addEventListener(name, ({ data }) => {
        isHeard();
        take(data);
      });
    events.addEventListener('open', onOpen);
    events.addEventListener('error', lose);
  }

  function lose(): void {
    if (isPending) return;
    isPending = true;
    events?.close();
    onLost();
    clearTimeout(timer);
    timer = setTimeout(connect, isSignedOut() ? signedOutPauseMs : Math.min(pauseMs * 2 ** lost, longestPauseMs));
    lost += 1;
  }

  window.addEventListener('online', connect);
  window.addEventListener('offline', lose);
  window.addEventListener('pageshow', ({ persisted }) => persisted && connect());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && (lost > 0 || Date.now() - heardAt > silentMs / 2)) connect();
  });
  connect();
  return {
    tryAgain: lose,
    isWell() {
      lost = 0;
    },
    isOpen: () => !isPending,
  };
}
