import type { RecordsInput } from '../../schema/site.ts';

export const thanksIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'thanks',
  examples: `
    thanks | thank you so much | that helps, thanks | cheers | much appreciated | great thank you | merci | merci beaucoup | perfect thanks
    Je vous remercie beaucoup de votre aide. | mille mercis, c'est super apprécié | mci | parfait merci bien | thanks là
    un gros merci, ça répond à ma question | t'es fin, merci | Merci infiniment pour ces précisions | c gentil | ok merci!!
    merci bcp pour les infos sur le forfait | Thank you kindly for your assistance. | Finally, a straight answer. Thanks.
    I am grateful for the detailed information on the plans. | ta very much | thx thats all i needed | perfect, thank you so much for the quick answer
    Honestly you've been clearer than the last two sites I tried today. | wow, way more useful than the other chat things, nice job
    thx a bunch, thats all 4 now | ok thx thats all i needed | Brilliant, that clears it up. Cheers! | cheers mate, cool | Thank you | Thanks a lot!
    Many thanks | Thank you so much for your help | Cheers, that helped | That's very helpful, thank you. | Appreciate it | Great, thanks for the info
    Thanks for explaining that so clearly | You've been a big help. | I'm grateful, that saved me a call. | Perfect, thank you very much
    Wonderful, thanks for the quick answer | Thx | ty! | thnx alot | tysm | tanks for help | Big thank you to you | I thank you for the informations.
    Very kind, I thank. | thank you that was exactly what I needed | thanks so much you made that really easy
    Thanks, I'll pass the numbers on to my partner. | That cleared things up for our bakery, thanks a million.
  `,
};
