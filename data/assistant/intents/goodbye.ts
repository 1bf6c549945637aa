import type { RecordsInput } from '../../schema/site.ts';

export const goodbyeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'goodbye',
  examples: `
    bye | goodbye | have a nice day | see you | that's all for now | au revoir | bonne journée | talk later | Au revoir et bonne journée | à la prochaine
    bonne soirée! | bon ben je vous laisse, bye bye | ciao | a+ | C'est tout pour aujourd'hui, au plaisir. | bonne fin de semaine
    salut là, je dois y aller | on se reparle demain | aurevoir | That will be all for today. Goodbye. | cya
    alright I gotta run a patient just walked in talk later | gtg | I'm done here. Bye. | Wishing you a pleasant evening. | later | good night | ttyl
    nothing else | That was a big help, thanks very much and have a nice evening | Great, thank you, that answers it. Have a nice evening!
    perfect, bye for now | ok thx bye | thanks, thats all I needed, have a good one | gotta run, bye
    Lovely, you have been a great help. Have a nice evening! | Bye bye | Have a good day | Take care! | That's all for now, bye.
    I have to run, see you later. | Until next time | So long | I'm off now | Catch you later | We'll be in touch. Bye! | I'm logging off.
    Signing off, enjoy your evening. | Closing the chat now, goodbye. | My train is here at Union, gotta go.
    That's everything I needed, have a nice afternoon. | bye 4 now | by by | I go now, goodbye to you | I wish you nice day, bye
    okay well that's it for me talk to you soon | Bonne journée, à la prochaine !
  `,
};
