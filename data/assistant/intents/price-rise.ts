import type { RecordsInput } from '../../schema/site.ts';

export const priceRiseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-rise',
  examples: `
    do your prices go up every year | is the price fixed | will it increase after the first year | price guarantee | how long is this quote valid
    how often do you raise prices | can you lock in the rate for three years | le prix est-il garanti | vos prix augmentent-tu chaque année
    Le tarif est-il fixe pendant la durée de l'entente? | augmentation annuelle de combien? | prix garanti ou ça peut monter
    au renouvellement est-ce que le prix va changer | Avez-vous haussé vos prix récemment? | on veut pas de surprise dans 12 mois, le prix est gelé?
    indexation? | mon ancien fournisseur a monté de 18% d'un coup, chez vous ça se passe comment
    si Microsoft augmente ses licences, est-ce que vous nous refilez la hausse | cb de temps le prix reste le meme
    Combien de jours d'avance nous aviseriez-vous d'une hausse de prix? | do prices go up | Is the per-user rate fixed for the length of the agreement?
    annual increase? | after first year the price will be same or more | so like what happens to the price when the contract's up do you jack it up
    price lock | My current IT company raised rates 20% with no warning. Do you pull that stunt? | how much did you raise rates last year
    Are increases tied to the consumer price index? | is this price guaranteed for 3 years | if microsoft hikes their licences do you pass that on to us
    how much notice before you change our rate | When do your prices go up next? | Is the price fixed per person or do I get surprise invoices?
    does the price go up next year | Are you putting rates up in January
    By what percent did you raise your prices last January? and the January before that | Do your prices go up every year? | When was your last increase?
    Will we pay the same in three years? | Is the rate locked? | How often do you raise fees? | Are increases tied to inflation?
    Can I get a fixed price for 24 months? | Any hikes planned for January? | By what percentage did you go up last year?
    How much warning do we get before an increase? | Does the monthly rate stay frozen during the agreement?
    Will it get more expensive after the first year? | Do you index your rates to CPI? | Is this an introductory price that jumps later?
    Our current provider sent a letter announcing 12% more from March. Do you do that sort of thing?
    We've been burned: year one was a bargain and year two cost a third more. What happens to your fees over time?
    Our budget at the school is set three years ahead. Can you hold the rate that long?
    Suppose Microsoft raises its licence prices again. Would our monthly rate climb as well?
    I'd sign today if I knew the cost per user would not move before 2028.
    The landlord, the insurer and the bank all put up their charges this spring. Are you about to do the same?
    At renewal, does the figure get revised upward automatically? | My controller asks what escalator she should put into the forecast for your service.
    Reading the news about wages in tech, I suspect managed services will cost more next year. Yours too?
    Our trucking company plans costs to the penny. What's the history of your rate increases in the past five years?
    With inflation at these levels, is an adjustment of the per-user fee on the way?
    We're thinking of waiting until autumn to sign. Might the plans be dearer by then?
    Does a long-standing customer ever get hit by an increase, or do you keep the original rate for good?
    In our dental group someone worries the fee will creep higher each anniversary. Does it? | do prices go up evry yr
    is the rate locked in or can u raise it | hows ur price increases, yearly? | will it cost more nxt year | any price hike comin in 2026
    How many percent you make higher the price each year? | I want be sure that tariff don't grow during the contract.
    You increase sometimes the prices? When it was last time? | In the next years we pay always same or becomes more expensive?
    so if we sign up this month can the price go up on us next year or is it fixed
    what I'd like to know is how often you guys increase what you charge because our last company did it every six months
    do you give us any notice before you raise the monthly rate and how big are the increases normally | Est-ce que vos tarifs augmentent chaque année?
    Le prix va-t-il monter au renouvellement ou il reste gelé?
  `,
};
