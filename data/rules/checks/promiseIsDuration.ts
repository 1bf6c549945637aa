import { promiseClaim, promisedMinutes } from '../facts/answerPromise.ts';
import type { RecordCheck } from './recordCheck.ts';

/** What is promised can be counted; otherwise no request would ever be overdue, and nobody would notice. */
export const promiseIsDuration: RecordCheck<'claims'> = ({ claims }) => {
  const promise = claims.find(({ id }) => id === promiseClaim);
  return promise && promisedMinutes(claims) === undefined
    ? [
        `claims/${promiseClaim}: value is "${promise.value}", from which it cannot be told when a request is overdue. Write a ` +
          'time or a range of times, such as "2 hours", "1-2 hours" or "30 minutes to 2 hours".',
      ]
    : [];
};
