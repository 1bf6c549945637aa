import { contrast } from '../look/contrast.ts';
import type { ColourName, Palette } from '../schema/theme.ts';
import type { RecordCheck } from './recordCheck.ts';

const grounds = ['paper', 'raised', 'lakeSoft'] as const;
const pairs = (colours: readonly ColourName[], on: readonly ColourName[] = grounds) =>
  colours.flatMap((colour) => on.map((ground) => [colour, ground] as const));

/** Which colours stand on which, and the least contrast of WCAG 2.2: 1.4.3 for what is read, 1.4.11 for what is seen. */
const rules = [
  {
    least: 4.5,
    pairs: [
      ...pairs(['ink', 'muted', 'lake', 'signal']),
      ...pairs(['onLake'], ['lake']),
      ...pairs(['onSignal'], ['signal']),
      ...pairs(['onDeep', 'onDeepMuted'], ['deep']),
      ...pairs(['paper'], ['ink']),
    ],
  },
  // Lines, stations, the ring round what has the focus, the edges of fields.
  { least: 3, pairs: pairs(['line1', 'line2', 'line3', 'line4', 'line5']) },
];

/** What is read and seen stands out from its ground, in both schemes. */
export const themeContrasts: RecordCheck<'theme'> = ({ theme: { colours } }) => {
  return (['light', 'dark'] as const).flatMap((scheme) => faultsIn(colours[scheme], scheme));
};

/** A fault for each colour, which names the ground that it stands out from least. */
function faultsIn(palette: Palette, scheme: 'light' | 'dark'): string[] {
  const worst = new Map<ColourName, { ground: ColourName; ratio: number; least: number }>();
  for (const { least, pairs: all } of rules)
    for (const [colour, ground] of all) {
      const ratio = contrast(palette[colour], palette[ground]);
      if (ratio < least && ratio < (worst.get(colour)?.ratio ?? least)) worst.set(colour, { ground, ratio, least });
    }
  return [...worst].map(([colour, { ground, ratio, least }]) => {
    const way = contrast(palette[ground], '#ffffff') > contrast(palette[ground], '#000000') ? 'lighter' : 'darker';
    return (
      `theme: colours.${scheme}.${colour} is "${palette[colour]}", which has a contrast of ${floored(ratio)} to 1 on ` +
      `${ground} ("${palette[ground]}"). Make it ${way}, or change ${ground}: the least is ${least} to 1.`
    );
  });
}

/** Never rounded up to a ratio that would do. */
const floored = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
