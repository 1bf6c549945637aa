import { fitsPattern, overlap } from '../routing/redirects.ts';
import type { Redirect } from '../schema/redirect.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Each redirect says once, and in one step, where a page is now. */
export const redirectsLead: RecordCheck<'redirects'> = ({ redirects = [] }) => {
  return redirects.flatMap(({ from, to }, index) => {
    const faults = [
      repeatedFrom(redirects, index),
      unknownParameter(from, to),
      chain(redirects, { from, to: to.replace(/#.*/, '') }),
    ];
    return faults.filter((fault) => fault !== undefined).map((fault) => `redirects/"${from}": ${fault}`);
  });
};

function repeatedFrom(redirects: readonly Redirect[], index: number): string | undefined {
  const { from } = redirects[index] as Redirect;
  const earlier = redirects.slice(0, index).find((other) => fitsPattern(other.from, from));
  return (
    earlier &&
    `"${earlier.from}" stands before it and answers first. Remove one of them, or put the narrower one first.`
  );
}

function unknownParameter(from: string, to: string): string | undefined {
  const known = new Set(from.split('/'));
  const unknown = to.split('/').find((segment) => segment.startsWith(':') && !known.has(segment));
  return unknown && `to names "${unknown}", which from does not have. Use the names of from.`;
}

function chain(redirects: readonly Redirect[], { from, to }: Redirect): string | undefined {
  if (overlap(from, to)) return `to "${to}" leads back to itself. Name the page that answers now.`;
  const next = redirects.find((other) => overlap(other.from, to));
  if (!next) return undefined;
  return overlap(from, next.to.replace(/#.*/, ''))
    ? `to "${to}" has itself moved, back to "${next.to}". Keep one of the two redirects.`
    : `to "${to}" has itself moved to "${next.to}". Lead there at once.`;
}
