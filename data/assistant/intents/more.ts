import type { RecordsInput } from '../../schema/site.ts';

export const moreIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'more',
  examples: `
    why? | wdym | go on | eli5? | how so | Go on. | details | How so? | Explain | and then | continue | explique | Such as? | expliquez | pourquoi?
    And then? | comment ça | pis après? | explane pls | tell me more | more details | Why is that? | In what way? | How exactly? | Which means?
    dis-m'en plus | c'est-à-dire? | more info plz | ah oui, pk ca? | C'est-à-dire ? | dites-m'en plus | Please clarify. | what do you mean
    Dites-m'en plus. | can you elaborate | expand on that pls | say more about that | plus de détails svp | More details please | Spell it out for me
    Could you elaborate? | Is there more to it? | tel me more abt that | Read on, I have time. | How do you mean this? | Meaning what exactly?
    Anything else on that? | Interesting, continue. | go on pls im listening | Pourriez-vous élaborer? | Break that down for me. | Can you explain me more?
    Like what, for instance? | What do you mean by that? | In simpler words, please? | Can you say a little more? | Keep going, I'm interested.
    Give me the longer version. | Don't stop there, carry on. | Could you unpack that answer? | Because WHY? Explain yourself.
    I'd like to hear more about it. | Please expand on that last bit. | Okay, more on that point, please. | It interests me, you can continue.
    yeah keep going what else about it | Could you give an example of that? | Would you kindly elaborate on that? | Could I get some specifics on that?
    Sounds good so far. What's the rest? | Peux-tu m'expliquer ça un peu mieux ? | What else is there to know about this?
    Précisez votre pensée, s'il vous plaît. | okay go on what happens after that part | That was short. Could you flesh it out?
    j'aimerais en savoir davantage là-dessus | You mentioned it only briefly, say more. | please explain more, i not understand all
    okay so tell me a bit more about that one | Can you go deeper into what you just said? | That's the summary; I want the whole story.
    I'm not sure I follow, explain a bit further. | I should like to know more about that last point. | Please more information about this what you said.
    Sorry, I'm a baker and no techie, can you put that plainly? | can you um explain that a bit further I didn't quite get it
    I not understand well, please explain again with more words. | You lost me at the second sentence. Can you explain it differently?
    My boss will ask me about this. Can you give me some more background? | Could you expand on that a little, please? | more details pls
    what do u mean by that | Please you can say it more deeply? | and what else | keep going | what else should i know about it
    I didn't quite follow; would you mind explaining that further? | didnt get it, explain again | In other words? | meaning what exactly
    so you said that in one sentence but I'd like to hear the whole story behind it | long version | is that all there is to it
    That's it? Give me more than that. | too brief, expand | be more specific | Can you be a bit more concrete about this? | an example maybe?
    for example? | Give an example of what you just said. | why is that | and why | How come? | Encore plus de détails, svp | say more about the last point
    I would be glad to hear a little more on what you mentioned just now. | could you go deeper into it | deeper | ok and the rest? | what's the rest of it
    what does that involve | break it down for me | You lost me halfway. Can you unpack that? | unpack that | explain like im five | put it in plain english
    That is vague! What's behind it? | don't be vague, say more | more please | Any further particulars regarding that? | further details?
    I don't understand this answer, please to explain more | could you clarify what you said | anything more on that | you were saying?
    I'm curious now, do tell | do tell | read me the full thing | right so there's got to be more to it than that so keep talking
    what's the reasoning there | okay that sounds good so far but I'm driving and only caught half so go into it a bit more for me
    You can't just drop one line like that and stop! Give me the rest. | I have read your answer two times and it is not clear for me, you can develop?
    hm that's the headline, now give me the meat | Pardon me, but what precisely do you mean by that last sentence?
    Useless summary. Go into detail for once! | that's kinda interesting so keep telling me about it I've got five minutes
    Interesting. Carry on, I'm listening. | the long version please | like what | continue please | simpler please, i'm no tech person
    If it isn't too much trouble, I'd appreciate a fuller explanation of what you have just written. | could you explain that a bit
    Would you mind elaborating on what you just said? | more detail pls | Please explain more, I did not understand all.
    ok that was kind of short so can you say a little bit more about it because I'm not sure I got the point | Pouvez-vous préciser? | is there more to it
    expand on that | what else | that was two lines, give me the whole story | like what, for example | And further? I want to know more. | elaborate
    meaning? | a bit more on this please | give me an example of what you just said | I'm interested, carry on
    I should appreciate a slightly fuller explanation of that last point. | what do you mean exactly | you lost me, explain it again | ok, and after that?
    what do you mean by that | can you say it simpler | anything more to add | tell me more please | can you tell me more | could you tell me more
    I'd like to know more | I want to know more | more | more info | more info please | more information | can I get more details | any more details
    please explain | can you explain | can you explain that | explain that | explain more | explain further | please elaborate | please go on
    go ahead, tell me | like what? | tel me more | more detials | explian please | plus de détails | can I have more information | pouvez-vous expliquer
  `,
};
