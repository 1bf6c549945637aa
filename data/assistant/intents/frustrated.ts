import type { RecordsInput } from '../../schema/site.ts';

export const frustratedIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'frustrated',
  examples: `
    that's not what I asked
    you didn't answer my question
    that doesn't help
    wrong answer
    you don't understand me
    I already told you
    this is useless
    read my question again
    I asked something else
    why do you keep saying that
    ce n'est pas ma question
    tu ne comprends pas
    c'est pas ça que j'ai demandé
    Vous n'avez pas répondu à ma question.
    inutile
    tu comprends rien à ce que je dis
    relis ma question comme du monde svp
    encore la même réponse??
    ça m'aide pas pantoute
    non mais j'ai dit 30 USAGERS pas 30 jours
    on tourne en rond, là
    rep pas rapport
    Je vous ai déjà posé la question trois fois, c'est décourageant.
    bon laisse faire, tu sais rien
    With respect, you have not addressed my question.
    useless
    you don't understand me, i ask other thing
    okay no I said thirty users not thirty days you're not listening
    READ THE QUESTION!!!
    same reply again?
    This is the third time I have asked, and I still have no answer.
    not helpful
    we're going in circles here
    forget it, you dont know anything
    this chat thing is useless
    thats NOT what i asked, forget it, terrible service
  `,
};
