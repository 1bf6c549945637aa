import type { RecordsInput } from '../../schema/site.ts';

export const frustratedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'frustrated',
  examples: `
    that's not what I asked | you didn't answer my question | that doesn't help | wrong answer | you don't understand me | I already told you
    this is useless | read my question again | I asked something else | why do you keep saying that | ce n'est pas ma question | tu ne comprends pas
    c'est pas ça que j'ai demandé | Vous n'avez pas répondu à ma question. | tu comprends rien à ce que je dis | relis ma question comme du monde svp
    encore la même réponse?? | ça m'aide pas pantoute | non mais j'ai dit 30 USAGERS pas 30 jours | on tourne en rond, là | rep pas rapport
    Je vous ai déjà posé la question trois fois, c'est décourageant. | bon laisse faire, tu sais rien | With respect, you have not addressed my question.
    useless | you don't understand me, i ask other thing | okay no I said thirty users not thirty days you're not listening | READ THE QUESTION!!!
    same reply again? | not helpful | we're going in circles here | forget it, you dont know anything | this chat thing is useless
    thats NOT what i asked, forget it, terrible service | That's not what I asked. | You didn't answer my question. | You don't get it.
    This isn't helping. | I already told you that! | Are you even listening? | You keep repeating yourself. | Same answer three times now, come on.
    That makes no sense at all. | Ugh, this is useless | This is going in circles. | I asked something else entirely. | You misunderstood me | Forget it.
    Nope, completely off topic, try again. | Never mind, you have no clue. | Seriously? That has nothing to do with what I wrote.
    I've been typing for ten minutes and still have no answer. | I asked about phones and you talk about backups. | Can't you just answer a plain question?
    That's a brochure, not an answer. | Stop giving me the same paragraph. | Argh! | This is a waste of my time. | You're not understanding a word I say.
    I'm getting annoyed here. | thats not wat i asked | omg just answer | u dont understand me | stil not an anser | wrong again smh
    You are not answering on my question. | Why you always write the same thing? | no no no that's not it you're not listening to me
    C'est pas ça que j'ai demandé. | Tu comprends rien à ma question.
  `,
};
