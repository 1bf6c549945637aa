import type { RecordsInput } from '../../schema/site.ts';

export const contractIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'contract',
  examples: `
    auto renewal? | Minimum term? | contract length | are we locked in | contract lenght? | do you auto renew | minimum commitment | any lock in w you?
    engagement minimum? | does it auto renew? | Is it month to month? | min term of agreement? | swap plans later poss? | how long r we locked in
    hwo long is teh contarct | how long is the agreement | How long is the contract? | need to sign for how long | Can we change plans later?
    do we hav to sign for a yr | month to month or contract | je veux pas être pogné 3 ans | quelle est la durée du contrat | contract length pls, in months
    y a-t-il un contrat à long terme | c un contrat de combien de temps | How long is your usual agreement? | drop 3 seats next month, allowed?
    adding/removing users mid term ok? | Do you lock customers in for years? | Does the agreement renew by itself? | Is obligatory to sign for one year?
    Combien de temps dure l'engagement? | faut-il signer pour plusieurs années | May we drop two seats after layoffs? | For how many months is the contract?
    Do we have to commit for three years? | Do we have to commit for a whole year? | do we have to sign a long-term contract
    Am I locked in for three years with you? | The contract is for one year or for more? | Can I add a user halfway through the month?
    month to month no commitment, do you do that? | Can we add and remove users during the contract? | How many time we are obligated to stay with you?
    When the contract finishes, it renews automatic? | The agreement, for which duration I engage myself?
    Est-ce qu'il faut signer pour un an ou c'est au mois? | est-ce que ça se renouvelle tout seul a la fin du terme
    Is switching from Essential to Professional later possible? | When one worker leaves, I can remove him from the agreement?
    can we cut the number of users down in the middle of the term | contrat mois à mois possible pour un petit bureau de Hamilton?
    An employee quits on the 10th: from when is she off the agreement? | I don't want to be tied down; is there an option with no fixed term?
    Is there any advantage in committing to you for longer than one year? | For how long would we be bound if we were to sign your usual agreement?
    my accountant says you guys lock people in for three years is that true | If we start small on Essential, can we move up in the middle of the term?
    My company has seasonal worker, we can lower the number of users in winter?
    I was hoping to find out how long we would be tied in if we signed with you.
    Could you tell me whether a long-term commitment is expected of new clients?
    Do you auto-renew? Because my last IT company did that and I'm still furious.
    Si nous vendons l'entreprise, l'entente peut-elle être transférée à l'acheteur?
    How it is done for remove a person who has left, the subscription goes down also?
    Does somebody have to sign a paper agreement, and for what period does it bind us?
    Our board only approves agreements of one year or less. Does yours fit within that?
    sory for my speling. do we hav to singn a long contarct or can we go mounth to mounth
    My partners won't sign anything for three years. Is there a way to go month by month?
    we got burned by a five year deal once so what kind of term do you guys make people sign
    I'm wary of automatic renewals after the gym fiasco. Does yours roll over for another year?
    we may be selling the business next spring so what happens to our agreement with you if we do
    Would it be possible to add a few employees in the summer and remove them again in the autumn?
    Is one permitted to pause the agreement for a while, for instance during a lengthy renovation?
    can I change how many people are on the plan whenever I want or do I need to wait until renewal
    we got burned by a five year deal last time so I'm not signing anything long so what's the term
    I'd feel more at ease knowing we could step down to a smaller plan later on. Is that permitted?
    okay so say I hire two people next month do I just tell you and they're on or is there paperwork
    I should mention our lawyers dislike evergreen clauses. Does your agreement roll over by itself?
    somebody quits on us every other month so can we drop that seat right away or are we stuck with it
    Would we be able to change plans once the agreement has begun, or must we wait for its anniversary?
    We may merge with another dental group in 2026. Can the agreement be transferred to the new company?
    Could we downgrade from Enterprise after the audit season or are we stuck until the end of the year?
    let's say we shrink from forty to twenty five do we keep paying for forty until the contract is over
    Our last provider locked us in for 36 months and it was awful. What kind of commitment do you ask for?
    what if we start on Essential and then want to go to Professional halfway through the year can we do that
    We hire eight landscapers each April and let them go in November. Can the number of users go up and down?
    We'd like to try the Professional plan but keep the option of downgrading; what do your terms say on that?
    We have signed with other company until June, but yours, is it annual or it can be monthly without engagement?
    so a new girl starts Monday and another one in two weeks how fast can I put them on the plan and does it change the contract
    The lease on our office ends in fourteen months, and I'd rather not have an IT agreement that outlives it. What's the shortest term?
    from which date does the contract run | does the agreement renew itself | how long is the contract | month to month? | lock-in? | minimum term
    are we tied in for 3 years | I should like to understand for how long we would be committing ourselves if we signed. | auto renew?
    okay so if I sign up today how long am I stuck with you guys, is it a year is it three or can I go monthly
    I got burned by a five-year agreement once. What is yours? | C'est un contrat de combien de temps? | Est-ce que c'est de mois en mois?
    Peut-on changer de forfait en cours de route? | Le contrat se renouvelle tout seul? | commitment length | Can we drop from 20 to 15 users mid year?
    upgrade plan later ok? | term of agreement | Do we sign something or is a handshake enough?
    seasonal staff: 10 in winter, 40 in summer, can the number go up and down? | what happens at the end of the term
    Once the first year is over, does it just continue? | can i go down a plan after some months | are there any long term obligations | without commitment?
    scale users up and down | if we hire two folks, how do we add them to the agreement | Multi-year required?
    We might shrink next year. Can the agreement shrink along? | how flexible is the agreement | You'll want 36 months, like everyone else, won't you?
    In the contract, can we change from the cheap plan to the middle plan during the year? | contract term pls
    does your service agreement have a fixed term | can we switch between plans | six months possible? | binding for how long
    Our lawyer asks what the initial term of the service agreement is. | My landlord locks me in, my phone company locks me in. Do you lock me in as well?
    removing a user when somebody quits, can that be done any month | How soon may we move to a higher package after signing on to the lowest one?
    sign for how long | is there a rolling contract | who changes the number of seats in the agreement, us or you, and when does it apply
    open-ended or fixed period | A colleague in the trade says you don't make people sign for years. Can you confirm? | reduce seats anytime?
    I would sign for a short period first, like three month, it is possible? | what does the agreement look like, term wise
    do you require a long commitment | what's the shortest agreement you do | can we renegotiate the plan every year
    we're unsure where we'll be in two years so a long deal scares us | renewal terms? | adding 5 new hires in september, contract wise how does that go
    yearly agreement or what | Do both sites go under one agreement, or is it a contract for each? | is the length negotiable
    can I pause the service when we close for the winter | Will I have to sign a new contract each time our head count changes? | annual commitment?
    the plan we pick now, are we stuck with it | contract or no contract | Can staff numbers in the agreement be adjusted each month?
    how long must we stay | Would we be able to lower the plan again if Enterprise turns out to be overkill?
    I was once held to a photocopier lease for five years, so before anything else, how long does your agreement bind us?
    Every spring we take on a dozen students, and they leave in August; may the number of users under the agreement follow that?
    In my country one signs for two years always, is it here the same for your agreement?
    so let's say we take the small plan and in four months we see it isn't enough, can we just move up or do we have to wait for the year to end
    Don't tell me it renews itself for another year behind my back like the last one did. Does it?
    Our funding is confirmed only one year at a time, so could the agreement be made to run for exactly that period?
    we might sell the business in the fall, so would rather go month by month, do you do that | For how many years I must sign?
    start with essential then move up? | Is a contract necessary at all, or may one remain free from month to month?
    Is the renewal automatic, and do we get a reminder before? | We merge with another firm in spring. Can the second half be put on the same contract then?
    Am I free to change my package up or down, or is it frozen for the year? | First year ends, then what kind of renewal is there?
    the boss wont sign anything longer than a year, is that ok or do u insist on more | mois par mois possible?
    Nous aimerions connaître la durée de l'entente ainsi que les modalités de renouvellement, je vous prie. | faut tu signer pour 3 ans
    je peux ajouter du monde en cours de route? | Ça se renouvelle tout seul, cette affaire-là?
    si on engage 4 personnes en mars, comment on les ajoute à l'entente | durée du contrat svp | on peut changer de forfait après six mois?
    est-ce obligatoire de signer pour un an | pas d'engagement?
    Nous avons des travailleurs saisonniers, alors le nombre va descendre en hiver; l'entente permet-elle de diminuer? | sans contrat ca se fait tu
    terme de l'entente | on peut tu passer du essential au pro plus tard sans refaire les papiers
    Moi je veux pas être attaché longtemps avec une compagnie, combien de mois je dois m'engager? | renouvellement automatique?
    si jamais deux employés partent, on baisse le nombre d'usagers comment | L'entente est-elle d'un an ou de trois ans?
    rétrograder de plan en cours d'année, permis? | Vos papiers parlent d'un terme mais jamais d'une durée, c'est quoi la durée au juste bâtard
    combien de temps on est lié | est-ce flexible si notre effectif varie | Est-ce que il y a contrat long ou juste chaque mois?
    l'entente finit quand et après c'est quoi | Puis-je enlever des utilisateurs avant la fin de l'année contractuelle? | contrat 12 mois?
    for how long do we sign | is it month to month | are we locked in? | one year? three? | does it renew by itself
    May I ask what the minimum commitment of the agreement is? | We must sign for how many years? | can we add people later
    so if we hire five in summer and they leave in the fall can I just go up and down with the number or am I stuck with it | what's the term
    can we move up a plan halfway | on s'engage pour combien de temps? | Est-ce un contrat annuel ou au mois? | do I have to sign for a year
    is a longer agreement required | what happens at the end of the term, does it roll over | and if we shrink, can we reduce the users
    is there a shorter commitment possible | can we go down to the smaller plan later on | how flexible is the agreement if staff numbers change
    After the first year, the contract continues automatically? | do you do monthly agreements | fixed term or open ended? | how long are we tied to you
    could we change plans mid year | minimum term pls | Our headcount swings a lot. Is it possible to adapt the number of users each month?
    is there even a contract | how long does the agreement run | someone said you guys only sell 36 month deals, true?
    can seats be removed during the contract | is a commitment necessary, or may we stay as long as we like
    Je me suis déjà fait pogner avec un bail de cinq ans chez un fournisseur, y est long comment le vôtre?
    genre si on commence petit avec cinq personnes pis qu'après on grossit à quinze est-ce qu'il faut signer un nouveau contrat à chaque fois
    contract length? | I refuse a three year lock in, so what term do you demand | do we need to renew every year | is there a contract
    do you have contracts | do I have to sign a contract | do we need to sign a contract | is a contract required | contract term | contract terms?
    how long is your contract | how long are the contracts | what's the contract length | what's the minimum term | minimum commitment length
    is there a commitment | is there a long-term commitment | do you lock us in | are you month-to-month | do you offer month to month contracts
    can I get a month to month agreement | any long term contracts? | do you require a 3 year contract | is it a one year contract
    does the contract renew automatically | is there auto-renewal | can we add users later | can I add people anytime | can I remove users
    can we switch plans later | can I upgrade my plan later | can I change plans mid-contract | can I downgrade later | how long is the contarct
    do you have a contrat | is ther a minimum term | month to moth contract? | y a-t-il un contrat | faut-il signer un contrat
    what is the minimum contract length | how does renewal work | peut-on ajouter des utilisateurs plus tard
  `,
};
