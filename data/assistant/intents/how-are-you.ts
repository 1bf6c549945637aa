import type { RecordsInput } from '../../schema/site.ts';

export const howAreYouIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'how-are-you',
  examples: `
    sup | ça va | ça va? | you ok? | how r u | what's up | cmt ca va | ça roule? | whats new | What's up? | how are you | quoi de neuf | how are you?
    hows it goin | comment ça va | how's it going | doing alright? | ca va bien toi? | comment ça file | How's it going? | How's your day? | Comment ça va ?
    You doing alright? | All good with you? | How have you been? | Having a nice day? | Hello, how are you? | allo, comment vas-tu | how do you feel today
    Vous portez-vous bien? | How is going with you? | how are you doing today | How has your week been? | t'es-tu en forme à matin | How are you doing today?
    Ça va bien aujourd'hui ? | pis, la journée est bonne? | I trust you are keeping well? | how do you do today my friend | Hi, how are you this morning?
    passez-vous une belle journée? | Comment allez-vous aujourd'hui? | hey so how's your day going so far | hello hello, and how are we today?
    Everything okay on your end, buddy? | Well? How are we this miserable Monday? | hey how are you doing I hope you're well
    Hope you're having a good Monday, how are things?
  `,
};
