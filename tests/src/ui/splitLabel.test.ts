import { expect, it } from 'vitest';
import { splitLabel } from '#src/ui/WholeLabel/splitLabel.ts';

it.each([
  ['all but its beginning', 'Backups in York', ['', 'Backups', ' in York']],
  ['all but its end', 'York: Backups', ['York: ', 'Backups', '']],
  ['nothing where all of it is shown', 'Backups', ['', 'Backups', '']],
  ['nothing where it lacks what is to be shown', 'Copies in York', ['', 'Copies in York', '']],
])('a label hides %s', (_, whole, parts) => expect(splitLabel('Backups', whole)).toEqual(parts));
