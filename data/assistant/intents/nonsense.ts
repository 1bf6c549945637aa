import type { RecordsInput } from '../../schema/site.ts';

export const nonsenseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'nonsense',
  examples: `
    x | xyz | ??? | xxx | ... | test | ?!?! | asdf | asdfgh | 123456 | qwerty | ..,,.. | fgh rtz | lkjhgfd | testing | ééééàà;; | jkl;jkl; | xzxzxzxz
    blah blah | blablabla | gnagnagna | qwerty123 | hdjskahdk | kjhfds 123 | qwertyyyyy | aaaaaaaaaa | lorem ipsum | jkl jkl jkl | qwerty uiop | zzz zzz zzz
    ghghgh dkdkd | testing 1 2 3 | AAAAAAAAAAAAA | test test 123 | bla blub plim | blah blah blah | blorptang wizzle | lorem ipsum dolor | dfs sdf gsdgf sdfg
    1 2 1 2 test allo test | poutine poutine poutine | banana purple seven door | purple monkey dishwasher lol | banana ladder seventeen of the
    la chaise mange le vendredi bleu | wobble frumps the tick of yes lamp | testing one two testing is this thing on testing
  `,
};
