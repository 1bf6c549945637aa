/** Why a form was not sent. */
export interface SendFailure {
  /** HTTP status; undefined where no response arrived. */
  status?: number | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  /** Whether the browser was offline. */
  offline?: boolean;
}

/** Explains why a form was not sent and what to do. `online` is whether the browser is online now. */
export function failureText({ status, retryAfter, offline = false }: SendFailure, online: boolean): string {
  if (!online)
    return 'You are offline, so nothing was sent. What you typed is kept: send it again when you are connected.';
  if (offline) return 'You are connected again. What you typed has not been sent yet.';
  const again = `Please send it again in ${durationText(retryAfter)}; what you typed is kept.`;
  if (status === 429) return `Too many requests came from your connection. ${again}`;
  if (status === 503) return `It could not be saved just now. ${again}`;
  return 'It did not go through. What you typed is kept: please send it again.';
}

function durationText(seconds: number | undefined): string {
  if (seconds === undefined) return 'a moment';
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
