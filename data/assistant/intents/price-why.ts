import type { RecordsInput } from '../../schema/site.ts';

export const priceWhyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-why',
  examples: `
    why 4200 | breakdown | pk 4 200$? | break it down | show the math | show me the math | explain the figure | why is it that much | expliquez le calcul
    pourquoi ce montant | whats in that total | can you itemize that | which part is backup | explique moi le total | decompose le prix stp
    how is that calculated | breakdown of quote pls | break that figure down | itemize that total pls | what makes up the 3150 | ça sort d'où ce chiffre
    how'd u get that number | that figure = what x what | How did you get to $2,640? | What makes up this amount? | howd u calculate that 2450
    where does 2,400 come from | how did you get that number | Break the total down for me. | Please itemize the estimate. | what did u base the quote on
    Can you show the calculation? | Which part of it is the backup? | split it for me, plan vs addons | How much of the 1,950 is phones?
    Where does that number come from? | portion for phones in that total? | where does the 10 percent come from | Explain the math behind your quote.
    Why does the total end in 75 cents? | comment vous arrivez à ce montant-là | why is it 3,990?? show me the numbers
    dont get the number, explain the calc | That figure is nonsense. What's in it? | wheres the 315 extra from in the total
    which bit of teh price is for training | Sur quoi se base le prix par utilisateur? | why that amount?? 10 users x rate is less
    Why exactly $3,180 and not a round figure? | jai pas compris le calcule pour les add-ons | I don't follow how 14 people become $2,100.
    You say 1,980 but how you did calculate it? | le montant a l'air bizarre, c'est quoi dedans | You have wrote 4,100 dollar, how you counted it?
    Comment arrivez-vous à 2 340 $ pour 13 personnes? | Is it formula behind this figure? I want to see it.
    Pouvez-vous détailler le calcul de cette estimation? | I want to understand the composition of this amount.
    pourquoi 30 personnes c'est pas juste le double de 15 | Would you please break down the estimate line by line?
    What share goes to security and what share to support? | From where is coming this total? I count other result.
    So what's the base and what are the extras in that sum? | I don't understand how is composed this price of 1,620.
    i multiply 20 with the price and my result is other, why | why isn't 30 users exactly double what you quoted for 15
    How much from this total is for the protection of email? | The estimate has which positions? I see only one number.
    How is the annual amount calculated from the monthly one? | so explain to me how twelve people turns into that amount
    What you have put inside this price to arrive at such number? | Pouvez-vous m'expliquer comment vous arrivez à ce montant-là?
    Is that per-user rate times 18, or is something else in there? | Could you clarify on what basis the quoted sum was worked out?
    Please can you divide the price in parts, so I see each thing. | My partner wants to know what each dollar in the $2,875 is for.
    My calculation is different than yours, can you show the steps? | For my records, what part of that amount is the security add-on?
    hang on how come it came out at that what did you multiply by what | From where comes the number 2,750, can you explain the calculation?
    What is inside of this total, can you separate for me the positions? | Which piece of the sum is for the users and which is for the server?
    Nice and clear, but what rate per person did you use to reach 2,288? | Pouvez-vous me détailler le montant, quelle part va à la sauvegarde?
    Please to detail me which sum is for the backup and which for the user. | so of that total how much is the plan itself and how much is the add ons
    I do not understand how you make this number, please explain calculation. | Dans le total que vous m'avez donné, quelle partie est pour la sauvegarde?
    There are two numbers on the screen, 1,860 and 22,320. How are they related?
    I'd be grateful for a line-by-line breakdown of the amount you just gave me.
    je multiplie 20 par le prix par usager et j'arrive pas au même total que vous
    The estimate jumped once I mentioned the server. Which portion belongs to it?
    Kindly show me the calculation, since our auditor wants to see each component.
    Can you detail the quotation, each line how much, because boss wants to check.
    the quote you showed me says a total but no subtotals so what are the subtotals
    Does the sum you showed come from a table or do you work it out some other way?
    The number you just showed is a little mysterious to me; what's it composed of?
    can you go over how that price was put together one more time I wasn't following
    did you already count the backup in that figure and if so how much of it is that
    Would you mind explaining which items make up the monthly amount you have quoted?
    so of that total how much is actually the plan and how much is the stuff I added on
    I'm looking at what you quoted and I wanna know what the biggest chunk of it is for
    Qu'est-ce qui justifie la différence entre les deux totaux que vous venez de donner?
    Thank you for the estimate; could you walk me through how you arrived at that total?
    my accountant's going to ask where that total came from so tell me what I say to her
    It would help our finance committee to see how you got from twenty users to that total.
    I entered 33 users and backup. You arrived at 6,105, so walk me through it step by step.
    The total seems to contain something besides the plan. What else did you count in there?
    alright but what went into that estimate is it just users or did you count the server too
    Our treasurer in North York is a stickler. She asks on what basis the $3,600 was computed.
    can you go through the quote with me line by line I want to see what each piece adds up to
    Going by the number you just displayed, one employee would be $187. What's behind that 187?
    The quote says $5,412. I'd like to see the lines: users, servers, training, whatever went in.
    I see the amount but I don't see how it's put together so run me through the pieces would you
    Could you please split that figure so I can see what we pay for users and what for the extras?
    I don't get it you said one price and then the total is way higher where's the rest coming from
    I multiplied the Professional rate by 15 and it doesn't match your figure. What else is counted?
    I did it on my calculator and I came up three hundred short so what's the extra bit in your total
    I may be bad at sums, but fourteen times your rate does not give this result; how did it come out?
    Before I forward this to our controller, could I see how the 1,740 splits between plan and add-ons?
    okay you told me twenty nine hundred a month and I'm trying to figure out how you came up with that
    My director will certainly ask how this sum was calculated, so may I have the arithmetic behind it?
    You gave us a range of $1,900 to $2,400; what accounts for the gap between the low and the high end?
    wait so that number you gave me is it people times the rate plus something or what's going on in there
    That amount seems to contain the phones already. Or were those added separately when you worked it out?
    I was wondering what assumptions went into the range you gave, as the low and high ends are quite far apart.
    yeah can you take that figure apart for me because I gotta explain it to my brother who owns half the company
    You said 4,320 a month for 24 users. My calculator gives a different result. Which lines did you add together?
    I am looking at the figure above and can't quite see which portion is for backup and which for the plan itself.
    okay so you said thirty eight hundred and I'm just trying to see how you got there can you go through it with me
    you gave me a low number and a high number and I'm not sure what makes the difference between the two in your sum
    so the number up there does each person cost the same in that or is there a flat piece and then a per person piece
    When I multiply the per-person rate by our headcount I get something different from your number; what am I missing?
    In your estimate for the clinic, did the figure already include the healthcare uplift, and how many dollars is that part?
    the figure jumped, why is it so much above the first | what's it all for, these 1,900, split it up | how did you get that? | where does 2,340 come from
    break that down | why that amount? | what's the biggest chunk? | whats in that number | show your math | how's it calculated | explain the 1,875 please
    how much of it is phones | what are we paying for here? | that doesn't add up | is that per head times nine? | itemize it pls | what rate did you use
    splits how? | does that sum contain setup? | D'où vient ce montant? | Pouvez-vous détailler le calcul? | Quelle partie du 3 120 $ va à la sauvegarde?
    Comment vous arrivez à ce total-là? | Ce chiffre-là, il comprend quoi au juste?
    Could you please tell me which portion of the sum relates to the plan and which to the extras we selected?
    When I multiply the rate by our fourteen staff I arrive at something lower; may I ask what else has been counted?
    For my records, would you be kind enough to walk me through the way in which this total was worked out?
    I see three thousand and change, though I cannot quite tell whether the telephone lines are responsible for most of it.
    Before I pass this on, I should understand what each of those dollars stands for, item by item.
    It would help our bookkeeper to know what unit price lies behind your estimate. | 2450?? how | ur math plz | breakdown by line
    whered the extra 300 come from | so whats plan and whats addons in that | i get 1,710 u say 1,980. why | what makes up the 5k
    I not understand how you come to this price, can you show the calculation? | From what consists the total of 4200?
    In this sum, what is for security and what is for support? | Why is it 2100 when one user cost 120 and we are fifteen?
    Please write me each position of the price alone. | You have multiplied with which number of person?
    okay so you said twenty nine hundred but I did it on my calculator and got something else so can you go through it with me
    wait so is that the plan times twelve plus the backup times twelve or how does that work
    I'm looking at this number and I just wanna know what piece of it is the after hours thing
    um so help me understand that total like what's the base and what got added on top
    so the guy in accounting is asking me what the four hundred and eighty is for and I couldn't tell him so what is it for
    hang on is the one time thing folded into that or is that purely the monthly part
    right so for a clinic you came up with more than I expected so what went into the calculation
    How on earth is it $3,600? Show me where every dollar goes. | That figure came out of thin air! On what basis?
    Nobody here can follow your arithmetic, spell it out line by line. | I asked for ten people and you come back with this? Explain how you calculated it.
    Your quote went up by $450 between two questions, so what was added? | No black boxes please, I want the formula.
    What did you multiply to reach 2,016? | Is the larger share the licences or the support? | Could I see the per-person figure behind that total?
    Tell me the ingredients of that price. | so what's the base rate in there | And the add-ons' share of that is?
    Did you count the archiving for everybody or just for some when you came up with that?
    If I wanted to reproduce the number myself, what steps would I take? | My sum comes out $220 lower, what have I overlooked?
    what drives the cost in that quote | Why is there a jump between the 20-user number and the 21-user one you gave?
    Is it 12 times something, or how is the yearly number formed? | The 10% in that figure, what's it for?
    Can you justify the 2,890, i.e. what each component is? | My boss asked "what's in the $1,260?" and I had no answer.
    Have you already taken the volume reduction off that amount? | what portion would be security | I'd like the quote taken apart, piece by piece.
    You gave a total, but which of the two services is the costly one? | How come eight users cost that, what's the rate for each?
    did that use the yearly rate or the monthly one | Just curious what's behind the number you quoted. | Help me see how 35 staff turns into 6,300.
    That total puzzles me, I can't retrace it. | so 95 of that is what exactly | out of the 4,100, how much is phones and how much is people
    Walk me through it slowly: plan, extras, reductions, sum. | which part is the backup? | why 189 and not 149
    I'm grateful for the quick answer, but my director will want to see how the figure is made up; could you set out the components?
    which bit is per user n which is flat | How much from this is only for the plan, without other things?
    You just threw a number at me with zero explanation. What's it made of? | It says 1,440 for the extras; which extra accounts for what? | line items?
    Where in that figure is the training? | where does that figure come from | why is it 2,400 | what's the math | which part of it is the backup
    Could you kindly break the total down so that I see how it is composed? | show me the calc | How you have calculated this amount?
    what makes up the total | itemize that please | how much of that is phones and how much is support | d'où sort ce montant?
    Comment arrivez-vous à ce total? | so that's 12 times what? | split that sum up for me
    why does it come to that much for ten people, what's in the figure | and the 15 percent in there, what's that | per user that makes how much
    that total makes no sense, explain how you added it up | what am I looking at in this total, line by line | From what is made this price?
    how'd you work that out | what's the extra 300 in the quote for | breakdown? | the amount you gave, which bit is the plan and which bit the extras
    I get another result when I add it up, how did you count | For our accounting department, could you detail the components of this figure?
    did you include the discount in that sum | why did the total go up from the one before | what's behind that amount | how is the monthly figure built up
    explain the total to me | you said nineteen hundred but when I multiply the people by the plan price I get something less so what's the rest of it
    is the add-on already in that number | and the second line of the estimate, what is that for | how did you get that price | how did you calculate that
    how did you calculate the price | how do you calculate the price | how is the price calculated | how is that price calculated | how was this calculated
    how did you come up with that | how do you get to that figure | how do you arrive at that price | where does that number come from
    where does that price come from | what makes up the price | what makes up that total | what's in that price | what is that number made of
    can you break it down | can you break down the price | can you break that down please | break it down please | break down the cost | price breakdown
    breakdown please | cost breakdown please | can I get a breakdown | can I see a breakdown | need a breakdown of the price | show the calculation
    which part is the backup | how much of that is backup | how much of that is the plan | what part of that is phones | why is it that amount
    how did you work that out | how is teh price calculated | can i get a brekdown | how did you calcualte that | comment calculez-vous le prix
    d'où vient ce montant | where does the total come from | I'd like a breakdown | pouvez-vous détailler le prix
  `,
};
