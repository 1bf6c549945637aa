import type { Fault, PageRule } from './rule.ts';
import { noOverlap } from './rules/noOverlap.ts';
import { focusVisible } from './rules/focusVisible.ts';
import { insideWindow } from './rules/insideWindow.ts';
import { noClippedText } from './rules/noClippedText.ts';
import { noBrokenWords } from './rules/noBrokenWords.ts';

const rules: readonly PageRule[] = [noBrokenWords, noClippedText, insideWindow, noOverlap, focusVisible];

/** Applies every rule to the page; Playwright calls it as `window.findFaults()`. */
async function findFaults(): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name, find } of rules) {
    for (const { element, what } of await find()) faults.push({ rule: name, element: nameOf(element), what });
  }
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
