import type { RecordsInput } from '../../schema/site.ts';

export const quoteBeforeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'quote-before',
  examples: `
    what was it before that | which one came out cheaper per head | what was the first figure you gave me | go back to the earlier quote
    what was the previous price again | which of the two was cheaper | what did you say the first time | and the one before? | remind me of the first quote
    which quote was the lowest | which was the dearest of those | what was the total before we added backup | what was it before I took out the phones
    what was the per person price in the first one | back to the previous one please | let's go back to the first quote
    forget that last one, go back to the one before | what was the number before the change | how much was it originally | what was the orignal figure
    what was our starting price | which one costs less per user, the first or the second | so which came out cheaper
    which of those three was the most expensive | what was the quote for 12 that you gave earlier | what did the earlier one come to
    the earlier figure, what was it | you said a different number before, what was it | what number did you give me two quotes ago
    what was it with the first plan you quoted | per head, what was the first one | per person which quote is better | what was the per user amount before
    undo that, back to the last price | retrun to the previous quote | scrap the last change and give me the earlier total
    never mind the add-on, what was it before | what was the price at 20 people again | which works out cheapest of the ones you gave me
    was the first or the second one cheaper | was the earlyer quote lower | is this more than the one you gave before
    how much higher is this than the first quote | what's the difference between the two quotes you just gave
    difference between this total and the earlier one? | how much did that add compared to the previous figure | what was the previos quote
    wich one was cheaper | whats the first price u gave me | which one was cheeper per person | can you repeat the first quote
    could you kindly recall the initial quotation | please restate the quote preceding this one | what was the first estimate | show me both quotes again
    list the quotes you gave me so far | put the last two figures side by side | which of the quotes you gave is the best price
    the one before this, how much per month | the one before, how much per person | what was it per head before we went to 30
    before I changed the number of people what was it | before the switch to Enterprise what did we have | what did it come to without the change
    the first one was how much? | sorry lost track, what was the first amount | I forgot the first number you told me
    scrolled past it, what was the earlier price | what was the secnod quote | what was the midle quote you gave me | the quote two back, what was the total
    of the quotes so far which is lowest per user | which of those was the higher one | which was more, the first or this
    who wins on price, quote one or quote two | and the earlier one divided per person? | the first quote, per employee how much was that
    was it cheaper before | ok go back to what we had at first | I prefer the one before, give me that again | let's return to the original number
    take me back to the 15 person quote you gave | the price before this, tell me again | how was the price first time you say
    what price you gave me before this one | c'était combien avant ça | lequel des deux revenait moins cher par personne | revenez au premier prix svp
    c'était quoi le premier montant que vous m'avez donné | la soumission d'avant, c'était combien
  `,
};
