import { axeFindings } from './axeFindings.ts';
import type { Fault, FindingRule } from './rule.ts';
import { noOverlap } from './rules/noOverlap.ts';
import { focusVisible } from './rules/focusVisible.ts';
import { insideWindow } from './rules/insideWindow.ts';
import { noClippedText } from './rules/noClippedText.ts';
import { noBrokenWords } from './rules/noBrokenWords.ts';
import { contrast } from './rules/contrast.ts';
import { noHoles } from './rules/noHoles.ts';
import { noOrphans } from './rules/noOrphans.ts';
import { targetSize } from './rules/targetSize.ts';

const rules: readonly FindingRule[] = [
  noBrokenWords,
  noClippedText,
  insideWindow,
  noOverlap,
  focusVisible,
  noHoles,
  noOrphans,
];

/** Applies the rules to the page but those whose names are left out; Playwright calls it as `window.findFaults([])`. */
async function findFaults(leftOut: readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const isWanted = ({ name }: { name: string }) => !leftOut.includes(name);
  for (const { name, find } of rules.filter(isWanted)) {
    for (const { element, what } of await find()) faults.push({ rule: name, element: nameOf(element), what });
  }
  for (const { name, finding } of await axeFindings([contrast, targetSize].filter(isWanted)))
    faults.push({ rule: name, element: nameOf(finding.element), what: finding.what });
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
