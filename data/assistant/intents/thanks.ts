import type { RecordsInput } from '../../schema/site.ts';

export const thanksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'thanks',
  examples: `
    Ta | mci | Thx | ty! | tysm | merci | thanks | cheers | c gentil | thanks là | Thank you | thnx alot | ok merci!! | Many thanks | ta very much
    Thanks a lot! | Appreciate it | merci beaucoup | perfect thanks | tanks for help | great thank you | t'es fin, merci | much appreciated
    thank you so much | cheers mate, cool | you are so helpful | that helps, thanks | parfait merci bien | Cheers, that helped | Very kind, I thank.
    very kind, thank you | Big thank you to you | thx thats all i needed | thank you, you are nice | You've been a big help. | ok thx thats all i needed
    Great, thanks for the info | thx a bunch, thats all 4 now | Perfect, thank you very much | Thank you so much for your help
    That's very helpful, thank you. | I thank you for the informations. | mille mercis, c'est super apprécié | Finally, a straight answer. Thanks.
    I'm grateful, that saved me a call. | Merci beaucoup, c'est ben apprécié. | Merci infiniment pour ces précisions | Thank you kindly for your assistance.
    Brilliant, that clears it up. Cheers! | Thanks for explaining that so clearly | un gros merci, ça répond à ma question
    Wonderful, thanks for the quick answer | merci bcp pour les infos sur le forfait | Je vous remercie beaucoup de votre aide.
    thank you that was exactly what I needed | thanks so much you made that really easy | perfect, thank you so much for the quick answer
    Thanks, I'll pass the numbers on to my partner. | I am grateful for the detailed information on the plans.
    That cleared things up for our bakery, thanks a million. | wow, way more useful than the other chat things, nice job
    Honestly you've been clearer than the last two sites I tried today. | you're less dumb than i expected, nice | you saved my life, great answer
    killer answer, cheers | bot on fire today, nice one | thanks a bunch | Thank you ever so much, this has been most helpful.
    You have helped me a lot, I thank you | Merci beaucoup! | awesome | That's very kind of you. | great answer | wow that was quick
    I have to say you explained that better than our last three IT people together, thank you. | ur good at this | much obliged
    so that was exactly what I wanted to know and I'm really grateful you took the time | god bless you | you're a star | Perfect, thank you kindly
    Finally somebody who answers properly. Thanks! | finally a straight answer, appreciated | thanx man | I'm impressed, honestly. | brilliant
    That was clear and friendly, well done. | well done | good job | good bot | Excellent, merci | I appreciate your patience with all of my questions.
    thanks for your patience | that helps a lot | You just saved me an hour of searching. | lifesaver | you rock
    I was furious when I came here but you've been decent, so thanks | fair play, that was helpful | thanks for being honest | thnks for info
    grateful for that | thank you very very much sir | Compliments to whoever built this. | smart thing you are | you know your stuff
    beautiful, just what i needed | lovely, thank you dear | Thanks, I'll pass that on to my manager. | great, my boss will be pleased, thanks
    C'est très gentil, merci | very well explained! | I did not expect a chat to be this useful. | pretty slick | amazing service | sweet, thanks | Kudos
    ok thanks for ur help | that's all I needed, thank you | a thousand thanks | you've been a great help to an old lady | Je vous remercie de votre aide.
    respect, good work | well I came here expecting one of those dumb bots and you actually knew what I was asking so thanks a lot for that
    After two hours of nonsense from other companies, you're the first thing that made sense. Thank you!
    I should like to express my appreciation for such a courteous and thorough reply.
    My english is not good but you understand me very well, thank you so much
    okay great that clears it right up and my boss is going to be so relieved so thank you
    I was ready to throw the laptop out the window. You calmed me down, much appreciated. | It has been a pleasure to be assisted by you, thank you kindly.
    cheers mate | super helpful thanks | you are very nice | this is really useful, thank you | my compliments | best chat i've used so far
    That's wonderful news, thanks so much. | you explain very good, better than my son, bravo | mille mercis | mercii | t'es pas pire bon | super merci
    c'est ben fin ça | Je vous remercie infiniment de votre patience et de vos explications. | parfait, merci bien | wow c'est clair, merci
    vous êtes un ange | nice merci | Merci, vous m'avez sauvé du temps | t'es efficace en tabarouette | grand merci à vous | génial, t'es ben bon
    ça m'aide vraiment, je suis reconnaissante | thx bcp | bravo, belle réponse | enfin une réponse qui a du bon sens, merci
    Je dire merci pour le explication | c'est gentil | merci de m'avoir répondu si vite | tu m'as été bien utile | au moins vous, vous répondez, merci!
    chapeau, excellent service | ben là merci je m'attendais pas à une réponse aussi bonne d'une machine
    Un gros merci pour votre aide, c'est très apprécié de toute notre équipe. | merci pour l'info | un immense merci | thank you! | thanks! | ty
    thanks a lot | thanks so much | thank you very much | thanks for your help | thank you for your help | thanks for the info
    thank you for the information | thanks for explaining | thanks for the quick answer | thanks, that helps | that helps, thank you | that's helpful
    that was helpful | very helpful | you've been helpful | you've been very helpful | great, thanks | ok thanks | ok thank you | awesome, thank you
    I appreciate it | appreciate your help | you're good | you're great | you're awesome | thnaks | thank yuo | tahnks | thanks for the help
    perfect, thanks | merci pour votre aide
  `,
};
