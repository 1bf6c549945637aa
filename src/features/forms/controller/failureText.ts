import { formControllerMessages } from '#data/messages/formController.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';

/** Why a form was not sent. */
export interface SendFailure {
  /** HTTP status; undefined where no response arrived. */
  status?: number | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  /** Of the API. */
  message?: string | undefined;
  /** Whether the browser was offline. */
  offline?: boolean;
  /** Whether it is sent by itself once the browser is connected. */
  waiting?: boolean;
}

/** Explains why a form was not sent and what to do. `online` is whether the browser is online now. */
export function failureText(
  { status, retryAfter, message, offline = false, waiting = false }: SendFailure,
  { online }: { online: boolean },
): string {
  if (!online) return waiting ? formControllerMessages.waiting : formControllerMessages.offline;
  if (offline) return formControllerMessages.onlineAgain;
  if (status === 429) return fill(formControllerMessages.tooManyRequests, { duration: durationText(retryAfter) });
  if (status === 503) return fill(formControllerMessages.notSaved, { duration: durationText(retryAfter) });
  // What the API refuses for a reason of its own, in its words.
  if (status === 422 && message) return message;
  return formControllerMessages.failed;
}

function durationText(seconds: number | undefined): string {
  if (seconds === undefined) return formControllerMessages.aMoment;
  if (seconds <= 60) return fillCount(formControllerMessages.seconds, seconds);
  return fill(formControllerMessages.minutes, { count: Math.ceil(seconds / 60) });
}
