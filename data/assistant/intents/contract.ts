import type { RecordsInput } from '../../schema/site.ts';

export const contractIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'contract',
  examples: `
    faut-il signer pour plusieurs années
    do we have to sign a long-term contract
    how long is the agreement
    can we cancel anytime
    what's the notice period
    are we locked in
    minimum term
    what happens if we want out early
    is it month to month
    cancellation fee?
    contract length
    how do we leave if we are not happy
    do we get our passwords back when we leave
    what happens to our data when the contract ends
    auto renewal?
    y a-t-il un contrat à long terme
    quelle est la durée du contrat
    peut-on résilier à tout moment
    c un contrat de combien de temps
    Quel préavis faut-il donner pour résilier l'entente?
    on peut-tu annuler n'importe quand
    je veux pas être pogné 3 ans
    À la fin du contrat, comment récupérons-nous nos données et nos mots de passe administrateur?
    engagement minimum?
    y a-t-il des pénalités si on quitte avant la fin
    est-ce que ça se renouvelle tout seul a la fin du terme
    contrat mois à mois possible pour un petit bureau de Hamilton?
    qu'est-ce qui arrive si on est pas satisfait apres 2 mois, on est liés pareil?
    résiliation comment ca marche
    Si nous vendons l'entreprise, l'entente peut-elle être transférée à l'acheteur?
    What is the required notice period for termination?
    cancel anytime?
    when we leave you, who gives us the admin passwords and our data
    we got burned by a five year deal once so what kind of term do you guys make people sign
    Do you auto-renew? Because my last IT company did that and I'm still furious.
    month to month no commitment, do you do that?
    Our charity's funding is year by year. Could we have an exit clause if the grant ends?
    early termination fee
    can we cut the number of users down in the middle of the term
    If we ever leave you, who keeps the passwords and the documentation?
    Am I locked in for three years with you?
    Can we add and remove users during the contract?
    Can we cancel at any time?
    do you auto renew
    and how many days of notice do you want when a client cancels?
    Suppose we part ways after a year. Who walks off with the passwords and the network drawings?
    Do we have to commit for a whole year?
    what happens to our stuff if we part company
    sory for my speling. do we hav to singn a long contarct or can we go mounth to mounth
    Can we change plans later?
    For how long would we be bound if we were to sign your usual agreement?
    Is there any advantage in committing to you for longer than one year?
    hwo long is teh contarct
    Say we sign the 12 months and walk away in month five: what is the exact penalty?
    minimum commitment
    can we cancle any tiem or is ther a contarct
    How long is your usual agreement?
    If we should ever part ways, would we be given our passwords and network drawings?
    The owner would like to try this for three months and be able to stop. Possible?
    My partners won't sign anything for three years. Is there a way to go month by month?
    how many days notice to cancel
    Do you lock customers in for years?
  `,
};
