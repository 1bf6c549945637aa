import type { RecordsInput } from '../../schema/site.ts';

export const contractIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'contract',
  examples: `
    auto renewal? | Minimum term? | contract length | cancel anytime? | are we locked in | contract lenght? | do you auto renew | minimum commitment
    any lock in w you? | engagement minimum? | does it auto renew? | can i cancel anytime | can we cancel anytime | early termination fee
    Is it month to month? | min term of agreement? | swap plans later poss? | exit terms if we quit? | Can we cancel any time? | how long r we locked in
    whats ur notice period? | what's the notice period | hwo long is teh contarct | how long is the agreement | How long is the contract?
    can i cancel anytme or no | need to sign for how long | Can we cancel at any time? | Can we change plans later? | do we hav to sign for a yr
    month to month or contract | how do i get out if its bad | je veux pas être pogné 3 ans | résiliation comment ca marche | Any penalty for ending early?
    quelle est la durée du contrat | peut-on résilier à tout moment | contract length pls, in months | is there early termination fee?
    y a-t-il un contrat à long terme | c un contrat de combien de temps | How long is your usual agreement? | drop 3 seats next month, allowed?
    on peut-tu annuler n'importe quand | adding/removing users mid term ok? | Do you lock customers in for years? | Does the agreement renew by itself?
    Is obligatory to sign for one year? | Combien de temps dure l'engagement? | faut-il signer pour plusieurs années | What notice do you need if we leave?
    May we drop two seats after layoffs? | For how many months is the contract? | Do we have to commit for three years? | Do we have to commit for a whole year?
    whats the notice period, 30 days or 60 | do we have to sign a long-term contract | Am I locked in for three years with you?
    The contract is for one year or for more? | do we get our passwords back when we leave | Peut-on résilier le contrat en tout temps?
    Can I add a user halfway through the month? | Y a-t-il un préavis à donner pour résilier? | what happens to our stuff if we part company
    can we cancle any tiem or is ther a contarct | month to month no commitment, do you do that? | what happens to our data when the contract ends
    Is there a cooling-off period in the agreement? | Could we get out of it if we sell the business? | y a-t-il des pénalités si on quitte avant la fin
    Can we add and remove users during the contract? | How many time we are obligated to stay with you? | Combien de jours d'avis pour résilier l'entente?
    When the contract finishes, it renews automatic? | I would like know the conditions of cancellation. | The agreement, for which duration I engage myself?
    What is the required notice period for termination? | Quel préavis faut-il donner pour résilier l'entente?
    After the signature, I have possibility to withdraw? | Est-ce qu'il faut signer pour un an ou c'est au mois?
    We can go out from the contract when we are not happy? | est-ce que ça se renouvelle tout seul a la fin du terme
    If I want to finish the contract before, it is possible? | What are the rules if we want to finish before the date?
    What happens to our data and passwords when we part ways? | if I give you notice today how long until we're really done
    Is switching from Essential to Professional later possible? | How much warning must one give in order to end the service?
    When one worker leaves, I can remove him from the agreement? | can we cut the number of users down in the middle of the term
    contrat mois à mois possible pour un petit bureau de Hamilton? | and how many days of notice do you want when a client cancels?
    It exists a penalty if I leave before the end of the contract? | If I want stop the service, how much time before I must say it?
    when we leave you, who gives us the admin passwords and our data | Who owns the firewall configuration if we stop working with you?
    An employee quits on the 10th: from when is she off the agreement? | If we ever leave you, who keeps the passwords and the documentation?
    I don't want to be tied down; is there an option with no fixed term? | Is there any advantage in committing to you for longer than one year?
    Suppose it doesn't work out after half a year. How would we terminate? | Might I see what the terms are with regard to renewal and termination?
    For how long would we be bound if we were to sign your usual agreement? | my accountant says you guys lock people in for three years is that true
    If we leave you, who has the property of our accounts and configuration? | If we start small on Essential, can we move up in the middle of the term?
    My company has seasonal worker, we can lower the number of users in winter? | What is happening after we stop with your company, you give back everything?
    I was hoping to find out how long we would be tied in if we signed with you. | Could you tell me whether a long-term commitment is expected of new clients?
    Do you auto-renew? Because my last IT company did that and I'm still furious.
    qu'est-ce qui arrive si on est pas satisfait apres 2 mois, on est liés pareil?
    Si nous vendons l'entreprise, l'entente peut-elle être transférée à l'acheteur?
    The owner would like to try this for three months and be able to stop. Possible?
    At the end of the agreement, do our passwords and documentation come back to us?
    your competitor told me it's thirty days notice with them so what is it with you
    Say we sign the 12 months and walk away in month five: what is the exact penalty?
    How it is done for remove a person who has left, the subscription goes down also?
    If we should ever part ways, would we be given our passwords and network drawings?
    Does somebody have to sign a paper agreement, and for what period does it bind us?
    Our board only approves agreements of one year or less. Does yours fit within that?
    sory for my speling. do we hav to singn a long contarct or can we go mounth to mounth
    My partners won't sign anything for three years. Is there a way to go month by month?
    Our charity's funding is year by year. Could we have an exit clause if the grant ends?
    we got burned by a five year deal once so what kind of term do you guys make people sign
    how long do I have to sign up for and can I get out if I'm not happy with the arrangement
    Should we decide after a few months that it isn't working, how would we go about leaving?
    We'd want to try it for three months first. Does your agreement allow such a short period?
    I'm wary of automatic renewals after the gym fiasco. Does yours roll over for another year?
    I don't like contracts at all so tell me is there a commitment or can I walk whenever I want
    À la fin du contrat, comment récupérons-nous nos données et nos mots de passe administrateur?
    Suppose we part ways after a year. Who walks off with the passwords and the network drawings?
    we may be selling the business next spring so what happens to our agreement with you if we do
    The lease on our Adelaide Street office ends next June, and we may close. Could we stop early?
    Would it be possible to add a few employees in the summer and remove them again in the autumn?
    Is one permitted to pause the agreement for a while, for instance during a lengthy renovation?
    what if we want to leave after a few months do we owe you anything for the rest of the contract
    can I change how many people are on the plan whenever I want or do I need to wait until renewal
    we got burned by a five year deal last time so I'm not signing anything long so what's the term
    what happens to all our stuff if we break up with you you know the admin logins and the backups
    I'd feel more at ease knowing we could step down to a smaller plan later on. Is that permitted?
    okay so say I hire two people next month do I just tell you and they're on or is there paperwork
    I should mention our lawyers dislike evergreen clauses. Does your agreement roll over by itself?
    somebody quits on us every other month so can we drop that seat right away or are we stuck with it
    Let's say we hire our own IT manager next year and leave you. Do you hand over the admin accounts?
    What does offboarding look like when a customer goes to some other provider, do you help them move?
    Would we be able to change plans once the agreement has begun, or must we wait for its anniversary?
    We may merge with another dental group in 2026. Can the agreement be transferred to the new company?
    Could we downgrade from Enterprise after the audit season or are we stuck until the end of the year?
    let's say we shrink from forty to twenty five do we keep paying for forty until the contract is over
    I'm not sure we'll still be around in two years so I need something I can get out of without a fight
    the last outfit held our passwords hostage when we quit so what happens with you when a client leaves
    Our last provider locked us in for 36 months and it was awful. What kind of commitment do you ask for?
    what if we start on Essential and then want to go to Professional halfway through the year can we do that
    We hire eight landscapers each April and let them go in November. Can the number of users go up and down?
    We'd like to try the Professional plan but keep the option of downgrading; what do your terms say on that?
    Our lawyer wants to read the terms about ending the service before I sign; how many days' notice are required?
    We have signed with other company until June, but yours, is it annual or it can be monthly without engagement?
    Upon termination, will you assist the incoming provider with the handover? We had a dreadful time with that once.
    so a new girl starts Monday and another one in two weeks how fast can I put them on the plan and does it change the contract
    The lease on our office ends in fourteen months, and I'd rather not have an IT agreement that outlives it. What's the shortest term?
  `,
};
