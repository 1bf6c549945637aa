import type { RecordsInput } from '../../schema/site.ts';

export const moreIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'more',
  examples: `
    why? | wdym | go on | eli5? | how so | Go on. | details | How so? | Explain | and then | continue | explique | Such as? | expliquez | pourquoi? | And then?
    comment ça | pis après? | explane pls | tell me more | more details | Why is that? | In what way? | How exactly? | Which means? | dis-m'en plus
    c'est-à-dire? | more info plz | ah oui, pk ca? | C'est-à-dire ? | dites-m'en plus | Please clarify. | what do you mean | Dites-m'en plus.
    can you elaborate | expand on that pls | say more about that | plus de détails svp | More details please | Spell it out for me | Could you elaborate?
    Is there more to it? | tel me more abt that | Read on, I have time. | How do you mean this? | Meaning what exactly? | Anything else on that?
    Interesting, continue. | go on pls im listening | Pourriez-vous élaborer? | Break that down for me. | Can you explain me more? | Like what, for instance?
    What do you mean by that? | In simpler words, please? | Can you say a little more? | Keep going, I'm interested. | Give me the longer version.
    Don't stop there, carry on. | Could you unpack that answer? | Because WHY? Explain yourself. | I'd like to hear more about it.
    Please expand on that last bit. | Okay, more on that point, please. | It interests me, you can continue. | yeah keep going what else about it
    Could you give an example of that? | Would you kindly elaborate on that? | Could I get some specifics on that? | Sounds good so far. What's the rest?
    Peux-tu m'expliquer ça un peu mieux ? | What else is there to know about this? | Précisez votre pensée, s'il vous plaît.
    okay go on what happens after that part | That was short. Could you flesh it out? | j'aimerais en savoir davantage là-dessus
    You mentioned it only briefly, say more. | please explain more, i not understand all | okay so tell me a bit more about that one
    Can you go deeper into what you just said? | That's the summary; I want the whole story. | I'm not sure I follow, explain a bit further.
    I should like to know more about that last point. | Please more information about this what you said.
    Sorry, I'm a baker and no techie, can you put that plainly? | can you um explain that a bit further I didn't quite get it
    I not understand well, please explain again with more words. | You lost me at the second sentence. Can you explain it differently?
    My boss will ask me about this. Can you give me some more background?
  `,
};
