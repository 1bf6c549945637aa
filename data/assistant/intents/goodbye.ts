import type { RecordsInput } from '../../schema/site.ts';

export const goodbyeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'goodbye',
  examples: `
    a+ | bye | cya | gtg | ciao | ttyl | later | by by | goodbye | see you | So long | Bye bye | aurevoir | au revoir | bye 4 now | talk later | good night
    Take care! | I'm off now | nothing else | bonne journée | bonne soirée! | à la prochaine | gotta run, bye | have a nice day | Have a good day
    Until next time | Catch you later | I'm logging off. | that's all for now | bonne fin de semaine | on se reparle demain | perfect, bye for now
    Have a great weekend | We'll be in touch. Bye! | That's all for now, bye. | I go now, goodbye to you | I wish you nice day, bye
    salut là, je dois y aller | Au revoir et bonne journée | I have to run, see you later. | Closing the chat now, goodbye.
    bon ben je vous laisse, bye bye | Wishing you a pleasant evening. | Bonne journée, à la prochaine ! | Signing off, enjoy your evening.
    That will be all for today. Goodbye. | My train is here at Union, gotta go. | C'est tout pour aujourd'hui, au plaisir.
    thanks, thats all I needed, have a good one | okay well that's it for me talk to you soon | That's everything I needed, have a nice afternoon.
    alright I gotta run a patient just walked in talk later | Great, thank you, that answers it. Have a nice evening!
    Lovely, you have been a great help. Have a nice evening! | That was a big help, thanks very much and have a nice evening | good night then
  `,
};
