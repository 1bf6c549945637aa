import { axeFindings } from './axeFindings.ts';
import type { Fault, Finding } from './rule.ts';
import { noOverlap } from './rules/noOverlap.ts';
import { focusVisible } from './rules/focusVisible.ts';
import { insideWindow } from './rules/insideWindow.ts';
import { noClippedText } from './rules/noClippedText.ts';
import { noBrokenWords } from './rules/noBrokenWords.ts';
import { noHoles } from './rules/noHoles.ts';
import { noOrphans } from './rules/noOrphans.ts';

const rules: Readonly<Record<string, () => Iterable<Finding> | Promise<Iterable<Finding>>>> = {
  'no-broken-words': noBrokenWords,
  'no-clipped-text': noClippedText,
  'inside-window': insideWindow,
  'no-overlap': noOverlap,
  'focus-visible': focusVisible,
  'no-holes': noHoles,
  'no-orphans': noOrphans,
};
/** Rules that axe has already, by its names: text on its background (WCAG 1.4.3), and what can be pressed (WCAG 2.5.8). */
const axeRules: Readonly<Record<string, string>> = { 'color-contrast': 'contrast', 'target-size': 'target-size' };

/** Applies the rules to the page but those whose names are left out; Playwright calls it as `window.findFaults([])`. */
async function findFaults(leftOut: readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const note = (rule: string, { element, what }: Finding) => faults.push({ rule, element: nameOf(element), what });
  for (const [name, find] of Object.entries(rules))
    if (!leftOut.includes(name)) for (const finding of await find()) note(name, finding);
  const ids = Object.keys(axeRules).filter((id) => !leftOut.includes(axeRules[id] ?? ''));
  for (const finding of await axeFindings(ids)) note(axeRules[finding.id] ?? finding.id, finding);
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
