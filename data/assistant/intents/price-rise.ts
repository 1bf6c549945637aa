import type { RecordsInput } from '../../schema/site.ts';

export const priceRiseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-rise',
  examples: `
    price lock | indexation? | price guarantee | do prices go up | annual increase? | is the price fixed | rate locked or not | Is the rate locked?
    price same next yr? | is it fixed for 3 yrs | whats the yearly bump | le prix est-il garanti | do prices go up evry yr | how often u hike prices
    increase at renewal y/n | annual increase in fees? | any escalator in the fee | teaser rate then jumps?? | will it cost more nxt year
    heads up b4 u raise rates? | price freeze possible 2 yrs | how long is this quote valid | When was your last increase? | How often do you raise fees?
    any price hike comin in 2026 | how often do you raise prices | inflation clause in the rate? | how much did it go up last yr
    prix garanti ou ça peut monter | does the price go up next year | Any hikes planned for January? | do your prices go up every year
    When do your prices go up next? | Do you index your rates to CPI? | Do your prices go up every year? | Are increases tied to inflation?
    hows ur price increases, yearly? | augmentation annuelle de combien? | cb de temps le prix reste le meme | vos prix augmentent-tu chaque année
    Are you putting rates up in January | Avez-vous haussé vos prix récemment? | is this price guaranteed for 3 years | Will we pay the same in three years?
    gonna raise it on me after 6 months? | will it increase after the first year | Is there a cap on yearly adjustments?
    For how long time is the price fixed? | how much did you raise rates last year | Can I get a fixed price for 24 months?
    is the rate locked in or can u raise it | can you lock in the rate for three years | Can the price go up without my agreement?
    how much notice before you change our rate | You will not rise the price suddenly, yes? | By what percentage did you go up last year?
    How many percents you are adding every year? | Est-ce que vos prix augmentent chaque année? | How much warning do we get before an increase?
    Est-ce que vos tarifs augmentent chaque année? | au renouvellement est-ce que le prix va changer | after first year the price will be same or more
    Are increases tied to the consumer price index? | Is this an introductory price that jumps later? | Will it get more expensive after the first year?
    Does the fee becoming bigger with the inflation? | Le tarif est-il fixe pendant la durée de l'entente?
    How many percent you make higher the price each year? | Next January it will cost the same like now, or more?
    if I wait until fall will it be more expensive by then | on veut pas de surprise dans 12 mois, le prix est gelé?
    Does the monthly rate stay frozen during the agreement? | The price it will augment after one year or stays same?
    When you make price higher, do you inform client before? | You increase sometimes the prices? When it was last time?
    I want be sure that tariff don't grow during the contract. | May I ask when you last raised your rates and by how much?
    Le prix va-t-il monter au renouvellement ou il reste gelé? | Is the per-user rate fixed for the length of the agreement?
    if microsoft hikes their licences do you pass that on to us | The price will be same after one year or you will increase?
    I am afraid of price growing each year, how is it with you? | Is the price fixed per person or do I get surprise invoices?
    At renewal, does the figure get revised upward automatically? | I'd be grateful to know if there is a cap on yearly increases.
    Is it guarantee that price doesn't change during the contract? | Please say if after the first year comes more expensive price.
    what if inflation goes nuts again do you just hike what we pay | In the next years we pay always same or becomes more expensive?
    when's the next time you're planning on raising what you charge | so how long can I count on that rate before you people change it
    Combien de jours d'avance nous aviseriez-vous d'une hausse de prix? | Do your fees follow inflation, or are they fixed for the whole term?
    If Microsoft raises its licence prices, do you pass that along to us? | I'd sign today if I knew the cost per user would not move before 2028.
    Would you be able to guarantee the present rate until the end of 2027? | When the agreement renews, is it at the same price or at a higher one?
    In past our provider made price up three times, you do also like this? | Is the per-user rate locked in once we have signed, or can it creep up?
    with everything going up these days are your rates going up too or what | do we get any say or at least some notice when you decide to bump the fee
    si Microsoft augmente ses licences, est-ce que vous nous refilez la hausse | so like what happens to the price when the contract's up do you jack it up
    have your prices been pretty steady or have they gone up a lot since covid
    so if I sign now am I good at that price for a while or does it float around
    mon ancien fournisseur a monté de 18% d'un coup, chez vous ça se passe comment
    so if we sign up this month can the price go up on us next year or is it fixed
    is there anything in writing about how much you can increase it year over year
    My current IT company raised rates 20% with no warning. Do you pull that stunt?
    With inflation at these levels, is an adjustment of the per-user fee on the way?
    We're thinking of waiting until autumn to sign. Might the plans be dearer by then?
    I was wondering how much warning we would receive before any increase in the fees.
    By what percent did you raise your prices last January? and the January before that
    Our budget at the school is set three years ahead. Can you hold the rate that long?
    Could you tell me whether the monthly fee stays the same from one year to the next?
    How often do you review your charges, and do they ever go up more than once a year?
    My controller asks what escalator she should put into the forecast for your service.
    Notre tarif va-t-il rester le même au renouvellement, ou faut-il prévoir une hausse?
    my wife does the books and she needs to know if there's a built in increase every year
    Suppose Microsoft raises its licence prices again. Would our monthly rate climb as well?
    In our dental group someone worries the fee will creep higher each anniversary. Does it?
    My director worries that the attractive first-year figure will jump in year two. Does it?
    I don't mind the price today I'm worried about the price two years from now does it climb
    For our five-year plan, should I assume an annual increase, and of about how many percent?
    It would reassure our board to hear that the amount won't go up in the middle of the year.
    We had a nasty surprise with a sudden hike at our phone company; could that happen with you?
    Our current provider sent a letter announcing 12% more from March. Do you do that sort of thing?
    say we sign for three years does the third year cost the same as the first or is there a step up
    do you give us any notice before you raise the monthly rate and how big are the increases normally
    okay and is that number gonna hold or am I gonna get a letter in a year saying it's ten percent more
    Reading the news about wages in tech, I suspect managed services will cost more next year. Yours too?
    Does a long-standing customer ever get hit by an increase, or do you keep the original rate for good?
    I heard from a buddy that all these IT companies raise their rates like clockwork do you guys do that
    If I accept the proposal for our Leaside office now, for how long is the price guaranteed not to rise?
    Our last provider put the rates up every January without a word, so I'd like to know what your habit is.
    The landlord, the insurer and the bank all put up their charges this spring. Are you about to do the same?
    We've been burned: year one was a bargain and year two cost a third more. What happens to your fees over time?
    Our trucking company plans costs to the penny. What's the history of your rate increases in the past five years?
    people tell me the first year is always the sweet one and then they get you so is that how it works with your fees
    what I'd like to know is how often you guys increase what you charge because our last company did it every six months
    so the thing that bugs me is the last company kept jacking up the price every spring and I wanna know if you're gonna do that
    do your prices ever go down | do your prices go up | do the prices increase | will the price go up | will prices go up | will my price go up
    will the price increase | will the price change | does the price go up | does the price change | does the price go up every year
    does the price go up after a year | do you raise prices | do you raise your prices | do you increase your rates | how often do prices go up
    how often do rates increase | how much do prices go up | how much do you raise prices each year | when do prices go up | when does the price change
    when will prices go up | when was the last price increase | any price increases? | any price increase next year | price increase | price increases
    yearly increase | is there a yearly increase | is there an annual price increase | is the price locked in | is the price guaranteed | is my rate locked
    can I lock in the price | can you guarantee the price | does price stay the same | do pirces go up | will the price incrase
    est-ce que les prix augmentent | le prix va-t-il augmenter | do you raise prices every year | est-ce que le prix est fixe
  `,
};
