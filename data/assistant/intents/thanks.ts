import type { RecordsInput } from '../../schema/site.ts';

export const thanksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'thanks',
  examples: `
    Ta | mci | Thx | ty! | tysm | merci | thanks | cheers | c gentil | thanks là | Thank you | thnx alot | ok merci!! | Many thanks | ta very much
    Thanks a lot! | Appreciate it | merci beaucoup | perfect thanks | tanks for help | great thank you | t'es fin, merci | much appreciated | thank you so much
    cheers mate, cool | you are so helpful | that helps, thanks | parfait merci bien | Cheers, that helped | Very kind, I thank. | very kind, thank you
    Big thank you to you | thx thats all i needed | thank you, you are nice | You've been a big help. | ok thx thats all i needed | Great, thanks for the info
    thx a bunch, thats all 4 now | Perfect, thank you very much | Thank you so much for your help | That's very helpful, thank you.
    I thank you for the informations. | mille mercis, c'est super apprécié | Finally, a straight answer. Thanks. | I'm grateful, that saved me a call.
    Merci beaucoup, c'est ben apprécié. | Merci infiniment pour ces précisions | Thank you kindly for your assistance. | Brilliant, that clears it up. Cheers!
    Thanks for explaining that so clearly | un gros merci, ça répond à ma question | Wonderful, thanks for the quick answer
    merci bcp pour les infos sur le forfait | Je vous remercie beaucoup de votre aide. | thank you that was exactly what I needed
    thanks so much you made that really easy | perfect, thank you so much for the quick answer | Thanks, I'll pass the numbers on to my partner.
    I am grateful for the detailed information on the plans. | That cleared things up for our bakery, thanks a million.
    wow, way more useful than the other chat things, nice job | Honestly you've been clearer than the last two sites I tried today.
  `,
};
