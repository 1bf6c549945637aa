import type { RecordsInput } from '../../schema/site.ts';

export const priceRiseIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'price-rise',
  examples: `
    do your prices go up every year
    is the price fixed
    will it increase after the first year
    price guarantee
    how long is this quote valid
    how often do you raise prices
    can you lock in the rate for three years
    le prix est-il garanti
    vos prix augmentent-tu chaque année
    Le tarif est-il fixe pendant la durée de l'entente?
    augmentation annuelle de combien?
    prix garanti ou ça peut monter
    au renouvellement est-ce que le prix va changer
    Avez-vous haussé vos prix récemment?
    on veut pas de surprise dans 12 mois, le prix est gelé?
    indexation?
    mon ancien fournisseur a monté de 18% d'un coup, chez vous ça se passe comment
    si Microsoft augmente ses licences, est-ce que vous nous refilez la hausse
    cb de temps le prix reste le meme
    Combien de jours d'avance nous aviseriez-vous d'une hausse de prix?
    do prices go up
    Is the per-user rate fixed for the length of the agreement?
    annual increase?
    after first year the price will be same or more
    so like what happens to the price when the contract's up do you jack it up
    price lock
    My current IT company raised rates 20% with no warning. Do you pull that stunt?
    how much did you raise rates last year
    Are increases tied to the consumer price index?
    is this price guaranteed for 3 years
    if microsoft hikes their licences do you pass that on to us
    how much notice before you change our rate
    When do your prices go up next?
    Is the price fixed per person or do I get surprise invoices?
    does the price go up next year
    Are you putting rates up in January
    By what percent did you raise your prices last January? and the January before that
  `,
};
