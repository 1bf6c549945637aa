import type { RecordsInput } from '../../schema/site.ts';

export const frustratedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'frustrated',
  examples: `
    Argh! | useless | Forget it. | not helpful | wrong answer | this is useless | rep pas rapport | omg just answer | wrong again smh | that doesn't help
    same reply again? | You don't get it. | stil not an anser | I already told you | tu ne comprends pas | This isn't helping. | READ THE QUESTION!!!
    Ugh, this is useless | You misunderstood me | u dont understand me | on tourne en rond, là | thats not wat i asked | read my question again
    I asked something else | ça m'aide pas pantoute | that's not what I asked | you don't understand me | Read my question again. | Are you even listening?
    ce n'est pas ma question | encore la même réponse?? | That's not what I asked. | I already told you that! | This is going in circles.
    I'm getting annoyed here. | this chat thing is useless | why do you keep saying that | This is a waste of my time. | That makes no sense at all.
    You keep repeating yourself. | you didn't answer my question | c'est pas ça que j'ai demandé | Never mind, you have no clue.
    Not even close to my question | bon laisse faire, tu sais rien | You didn't answer my question. | C'est pas ça que j'ai demandé.
    I asked something else entirely. | Tu comprends rien à ma question. | tu comprends rien à ce que je dis | forget it, you dont know anything
    That's a brochure, not an answer. | Stop giving me the same paragraph. | relis ma question comme du monde svp | Why you always write the same thing?
    Same answer three times now, come on. | You are not answering on my question. | Vous n'avez pas répondu à ma question.
    Nope, completely off topic, try again. | How many times do I have to type this? | You're not understanding a word I say.
    Can't you just answer a plain question? | non mais j'ai dit 30 USAGERS pas 30 jours | you don't understand me, i ask other thing
    I asked about phones and you talk about backups. | With respect, you have not addressed my question. | no no no that's not it you're not listening to me
    thats NOT what i asked, forget it, terrible service | Seriously? That has nothing to do with what I wrote.
    I've been typing for ten minutes and still have no answer. | Je vous ai déjà posé la question trois fois, c'est décourageant.
    okay no I said thirty users not thirty days you're not listening | this does not work, I asked something else | I give up, you don't get what I'm asking
    useless answer, I asked for hours not prices | are you kidding, that was not my question | that is not what I asked | not what I asked
    that's not my question | that wasn't my question | that doesn't answer my question | you didn't answer | you're not answering my question
    answer my question | just answer the question | please answer my question | you don't understand | you're not understanding me | you misunderstood
    that's not what I meant | not what I meant | that's not what I said | I didn't say that | I didn't ask that | I just told you that | I already said that
    I said that already | you already said that | you keep repeating yourself | you keep saying the same thing | same answer again | that's wrong
    that's not right | that's not helpful | this isn't helping | this is frustrating | this is going nowhere | thats not what i aksed
    you didnt anwser my question | you dont undrestand | vous ne comprenez pas | you don't get it | stop repeating yourself
    ce n'est pas ce que j'ai demandé
  `,
};
