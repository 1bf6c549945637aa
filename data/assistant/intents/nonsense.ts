import type { RecordsInput } from '../../schema/site.ts';

export const nonsenseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'nonsense',
  examples: `
    asdfgh | blah blah | test | 123456 | ?!?! | xyz | qwerty | lorem ipsum | testing 1 2 3 | blablabla | kjhfds 123 | ??? | xxx | poutine poutine poutine
    1 2 1 2 test allo test | qwertyyyyy | gnagnagna | ééééàà;; | la chaise mange le vendredi bleu | asdf | jkl;jkl; | banana ladder seventeen of the
    testing one two testing is this thing on testing | AAAAAAAAAAAAA | qwerty123 | lorem ipsum dolor | x | ..,,.. | purple monkey dishwasher lol
    blorptang wizzle | qwerty uiop | blah blah blah | xzxzxzxz | test test 123 | hdjskahdk | banana purple seven door | fgh rtz | ... | aaaaaaaaaa
    zzz zzz zzz | ghghgh dkdkd | wobble frumps the tick of yes lamp | lkjhgfd | testing | dfs sdf gsdgf sdfg
  `,
};
