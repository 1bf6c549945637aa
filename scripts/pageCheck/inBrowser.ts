import type { Fault, Finding } from './dom.ts';
import { focusVisible, insideWindow, noOverlap } from './places.ts';
import { noHoles, noOrphans } from './space.ts';
import { noBrokenWords, noClippedText } from './texts.ts';

const rules: Readonly<Record<string, () => Iterable<Finding> | Promise<Iterable<Finding>>>> = {
  'no-broken-words': noBrokenWords,
  'no-clipped-text': noClippedText,
  'inside-window': insideWindow,
  'no-overlap': noOverlap,
  'focus-visible': focusVisible,
  'no-holes': noHoles,
  'no-orphans': noOrphans,
};
/** Applies the rules to the page; Playwright calls it as `window.findFaults()`. What axe finds, tests/e2e/accessibility.test.ts looks for. */
async function findFaults(): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [rule, find] of Object.entries(rules))
    for (const { element, what } of await find()) faults.push({ rule, element: nameOf(element), what });
  return faults;
}

/** A description to find an element by: landmark, tag, id, and its label or the start of its text. */
function nameOf(element: Element): string {
  const landmark = element.closest('header, footer, nav, section[id], form')?.localName;
  const { localName, id } = element;
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
  const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? text;
  return `${landmark && landmark !== localName ? `${landmark} ` : ''}${localName}${id ? `#${id}` : ''}${label ? ` "${label}"` : ''}`;
}

Object.assign(window, { findFaults });
