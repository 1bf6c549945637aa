import axe, { type CheckResult } from 'axe-core';
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

/** What axe finds on the page by some of its rules, all at once, because it reads the whole page first. */
async function axeFindings(rules: readonly string[]): Promise<(Finding & { id: string })[]> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return element && check ? [{ id, element, what: describe(check) }] : [];
    }),
  );
}

/** What was measured, where axe tells it, or else what axe says. */
function describe({ data, message }: CheckResult): string {
  const { contrastRatio, fgColor, bgColor } = (data ?? {}) as Record<string, unknown>;
  return contrastRatio ? `${fgColor} on ${bgColor} is ${contrastRatio}:1` : message;
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
