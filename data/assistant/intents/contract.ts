import type { RecordsInput } from '../../schema/site.ts';

export const contractIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'contract',
  examples: `
    faut-il signer pour plusieurs années | do we have to sign a long-term contract | how long is the agreement | can we cancel anytime
    what's the notice period | are we locked in | cancellation fee? | contract length | how do we leave if we are not happy
    do we get our passwords back when we leave | what happens to our data when the contract ends | auto renewal? | y a-t-il un contrat à long terme
    quelle est la durée du contrat | peut-on résilier à tout moment | c un contrat de combien de temps
    Quel préavis faut-il donner pour résilier l'entente? | on peut-tu annuler n'importe quand | je veux pas être pogné 3 ans
    À la fin du contrat, comment récupérons-nous nos données et nos mots de passe administrateur? | engagement minimum?
    y a-t-il des pénalités si on quitte avant la fin | est-ce que ça se renouvelle tout seul a la fin du terme
    contrat mois à mois possible pour un petit bureau de Hamilton? | qu'est-ce qui arrive si on est pas satisfait apres 2 mois, on est liés pareil?
    résiliation comment ca marche | Si nous vendons l'entreprise, l'entente peut-elle être transférée à l'acheteur?
    What is the required notice period for termination? | cancel anytime? | when we leave you, who gives us the admin passwords and our data
    we got burned by a five year deal once so what kind of term do you guys make people sign
    Do you auto-renew? Because my last IT company did that and I'm still furious. | month to month no commitment, do you do that?
    Our charity's funding is year by year. Could we have an exit clause if the grant ends? | early termination fee
    can we cut the number of users down in the middle of the term | If we ever leave you, who keeps the passwords and the documentation?
    Am I locked in for three years with you? | Can we add and remove users during the contract? | Can we cancel at any time? | do you auto renew
    and how many days of notice do you want when a client cancels?
    Suppose we part ways after a year. Who walks off with the passwords and the network drawings? | Do we have to commit for a whole year?
    what happens to our stuff if we part company | sory for my speling. do we hav to singn a long contarct or can we go mounth to mounth
    Can we change plans later? | For how long would we be bound if we were to sign your usual agreement?
    Is there any advantage in committing to you for longer than one year? | hwo long is teh contarct
    Say we sign the 12 months and walk away in month five: what is the exact penalty? | minimum commitment | can we cancle any tiem or is ther a contarct
    How long is your usual agreement? | If we should ever part ways, would we be given our passwords and network drawings?
    The owner would like to try this for three months and be able to stop. Possible?
    My partners won't sign anything for three years. Is there a way to go month by month? | Do you lock customers in for years? | How long is the contract?
    Can we cancel any time? | What notice do you need if we leave? | Is it month to month? | Does the agreement renew by itself?
    Do we have to commit for three years? | Any penalty for ending early? | Can I add a user halfway through the month?
    May we drop two seats after layoffs? | Minimum term? | Is switching from Essential to Professional later possible?
    Is there a cooling-off period in the agreement? | Who owns the firewall configuration if we stop working with you?
    Could we get out of it if we sell the business? | Our last provider locked us in for 36 months and it was awful. What kind of commitment do you ask for?
    We hire eight landscapers each April and let them go in November. Can the number of users go up and down?
    Suppose it doesn't work out after half a year. How would we terminate?
    Our lawyer wants to read the terms about ending the service before I sign; how many days' notice are required?
    The lease on our Adelaide Street office ends next June, and we may close. Could we stop early?
    If we start small on Essential, can we move up in the middle of the term? | An employee quits on the 10th: from when is she off the agreement?
    Let's say we hire our own IT manager next year and leave you. Do you hand over the admin accounts?
    We may merge with another dental group in 2026. Can the agreement be transferred to the new company?
    What does offboarding look like when a customer goes to some other provider, do you help them move?
    I don't want to be tied down; is there an option with no fixed term?
    Could we downgrade from Enterprise after the audit season or are we stuck until the end of the year?
    We'd want to try it for three months first. Does your agreement allow such a short period?
    Does somebody have to sign a paper agreement, and for what period does it bind us? | how long r we locked in | can i cancel anytme or no
    whats the notice period, 30 days or 60 | do we hav to sign for a yr | How many time we are obligated to stay with you?
    If I want to finish the contract before, it is possible? | The contract is for one year or for more?
    When one worker leaves, I can remove him from the agreement? | What is happening after we stop with your company, you give back everything?
    how long do I have to sign up for and can I get out if I'm not happy with the arrangement
    what if we want to leave after a few months do we owe you anything for the rest of the contract
    can I change how many people are on the plan whenever I want or do I need to wait until renewal | Est-ce qu'il faut signer pour un an ou c'est au mois?
  `,
};
