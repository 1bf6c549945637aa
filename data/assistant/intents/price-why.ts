import type { RecordsInput } from '../../schema/site.ts';

export const priceWhyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-why',
  examples: `
    how did you get that number | explain the figure | why is it that much | break it down | how is that calculated | show me the math
    where does the 10 percent come from | why is it more than you said before | can you itemize that | expliquez le calcul | pourquoi ce montant
    comment vous arrivez à ce montant-là | Pouvez-vous détailler le calcul de cette estimation? | pk 4 200$? | ça sort d'où ce chiffre
    je multiplie 20 par le prix par usager et j'arrive pas au même total que vous | Sur quoi se base le prix par utilisateur? | explique moi le total
    le montant a l'air bizarre, c'est quoi dedans | pourquoi 30 personnes c'est pas juste le double de 15
    Qu'est-ce qui justifie la différence entre les deux totaux que vous venez de donner? | decompose le prix stp
    jai pas compris le calcule pour les add-ons | Would you please break down the estimate line by line? | why 4200
    i multiply 20 with the price and my result is other, why
    I don't get it you said one price and then the total is way higher where's the rest coming from | show the math | That figure is nonsense. What's in it?
    How is the annual amount calculated from the monthly one? | breakdown | why isn't 30 users exactly double what you quoted for 15
    How did you get to $2,640? | Where does that number come from? | Break the total down for me. | Which part of it is the backup?
    Why exactly $3,180 and not a round figure? | What makes up this amount? | Please itemize the estimate. | How much of the 1,950 is phones?
    Is that per-user rate times 18, or is something else in there? | Explain the math behind your quote. | I don't follow how 14 people become $2,100.
    What share goes to security and what share to support? | So what's the base and what are the extras in that sum? | Why does the total end in 75 cents?
    You said 4,320 a month for 24 users. My calculator gives a different result. Which lines did you add together?
    I multiplied the Professional rate by 15 and it doesn't match your figure. What else is counted?
    The estimate jumped once I mentioned the server. Which portion belongs to it?
    Before I forward this to our controller, could I see how the 1,740 splits between plan and add-ons?
    There are two numbers on the screen, 1,860 and 22,320. How are they related?
    Our treasurer in North York is a stickler. She asks on what basis the $3,600 was computed.
    I entered 33 users and backup. You arrived at 6,105, so walk me through it step by step.
    That amount seems to contain the phones already. Or were those added separately when you worked it out?
    Nice and clear, but what rate per person did you use to reach 2,288?
    You gave us a range of $1,900 to $2,400; what accounts for the gap between the low and the high end?
    In your estimate for the clinic, did the figure already include the healthcare uplift, and how many dollars is that part?
    The quote says $5,412. I'd like to see the lines: users, servers, training, whatever went in.
    Going by the number you just displayed, one employee would be $187. What's behind that 187? | howd u calculate that 2450
    wheres the 315 extra from in the total | breakdown of quote pls | why is it 3,990?? show me the numbers | which bit of teh price is for training
    I don't understand how is composed this price of 1,620. | From where comes the number 2,750, can you explain the calculation?
    Please to detail me which sum is for the backup and which for the user. | You have wrote 4,100 dollar, how you counted it?
    What is inside of this total, can you separate for me the positions?
    okay you told me twenty nine hundred a month and I'm trying to figure out how you came up with that
    can you go through the quote with me line by line I want to see what each piece adds up to | Comment arrivez-vous à 2 340 $ pour 13 personnes?
    Pouvez-vous me détailler le montant, quelle part va à la sauvegarde?
  `,
};
