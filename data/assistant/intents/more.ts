import type { RecordsInput } from '../../schema/site.ts';

export const moreIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'more',
  examples: `
    tell me more | explain | go on | what do you mean | can you elaborate | more details | how so | and then | what does that mean | say more about that
    expliquez | dites-m'en plus | dis-m'en plus | Pourriez-vous élaborer? | pourquoi? | continue | comment ça | plus de détails svp | c'est-à-dire?
    j'aimerais en savoir davantage là-dessus | pis après? | explique | ah oui, pk ca? | Précisez votre pensée, s'il vous plaît.
    Would you kindly elaborate on that? | why? | please explain more, i not understand all | okay go on what happens after that part
    Because WHY? Explain yourself. | details | I should like to know more about that last point. | and then? | expand on that pls | Why is that? | How so?
    Go on. | Could you elaborate? | What do you mean by that? | In what way? | Please expand on that last bit. | Keep going, I'm interested.
    Can you say a little more? | I'd like to hear more about it. | Anything else on that? | Give me the longer version.
    Can you go deeper into what you just said? | That was short. Could you flesh it out? | Interesting, continue.
    I'm not sure I follow, explain a bit further. | Could you give an example of that? | Such as? | Like what, for instance?
    You lost me at the second sentence. Can you explain it differently? | Please clarify. | Meaning what exactly? | Sounds good so far. What's the rest?
    Break that down for me. | Sorry, I'm a baker and no techie, can you put that plainly?
    My boss will ask me about this. Can you give me some more background? | That's the summary; I want the whole story. | Is there more to it?
    How exactly? | Okay, more on that point, please. | Spell it out for me | Don't stop there, carry on. | Which means? | Read on, I have time.
    Could I get some specifics on that? | tel me more abt that | more info plz | explane pls | wdym | eli5? | go on pls im listening
    Can you explain me more? | I not understand well, please explain again with more words. | Please more information about this what you said.
    How do you mean this? | It interests me, you can continue. | can you um explain that a bit further I didn't quite get it
    yeah keep going what else about it | Dites-m'en plus. | Peux-tu m'expliquer ça un peu mieux ? | C'est-à-dire ? | Could you unpack that answer?
  `,
};
