import type { RecordsInput } from '../../schema/site.ts';

export const howAreYouIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'how-are-you',
  examples: `
    how are you | how's it going | how are you doing today | what's up | comment ça va | ça va | ça va? | Comment allez-vous aujourd'hui? | ca va bien toi?
    comment ça file | quoi de neuf | allo, comment vas-tu | pis, la journée est bonne? | cmt ca va | Vous portez-vous bien? | ça roule?
    t'es-tu en forme à matin | passez-vous une belle journée? | I trust you are keeping well? | sup | how do you do today my friend
    hey so how's your day going so far | Well? How are we this miserable Monday? | you ok? | How has your week been? | whats new | doing alright?
    hello hello, and how are we today? | Hello, how are you? | how are you? | How's it going? | What's up? | How are you doing today? | How's your day?
    You doing alright? | How have you been? | Hi, how are you this morning? | hows it goin | how r u | All good with you?
    Hope you're having a good Monday, how are things? | Having a nice day? | Everything okay on your end, buddy? | How is going with you?
    hey how are you doing I hope you're well | Comment ça va ? | Ça va bien aujourd'hui ?
  `,
};
