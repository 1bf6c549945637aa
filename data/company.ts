/**
 * One sentence for each pair of figures that say different things about one matter, so that wherever a text tells the one, the
 * other stands beside it.
 */
export const companyFacts = {
  since:
    '[[Our founders have supported businesses since {claims.since}, and the company in its present form was founded in {claims.founded}. ]]',
  clients:
    '[[We have {claims.clients-about} clients under contract today, of {claims.clients} clients served since the start. ]]',
} as const;
