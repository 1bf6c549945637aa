import type { RecordsInput } from '../../schema/site.ts';

export const otherHelpIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'other-help',
  examples: `
    boss touches me | my supervisor harasses me | they haven't paid me | neighbour threatens me | got fired unfairly, what now | being bullied at work
    no overtime pay for months | my landlord wants me out | ex follows me everywhere | manager makes racist jokes | can't get my vacation pay
    colleague hit me | my employer withheld my wages | mon boss me harcèle | pas payé depuis deux mois | he sends me creepy messages
    divorce and custody, who helps | hurt my back lifting boxes | my boss screams at everyone | pregnant and they cut my hours
    neighbours' dog bites people | they refuse my sick leave | husband hits me | roommate stole my rent money | called slurs on my shift
    forced to work without breaks | colleague drinks on the job | stranger waits outside my office | my t4 never came from employer
    getting yelled at daily | being blackmailed by an ex
    I realise this may not be your field, but my department head makes remarks about my body every morning and I do not know to whom I should turn.
    My employer has not paid the three of us since August, and I am at my wits' end as to where one complains.
    A gentleman I once dated now stands at the bus stop in front of our office each evening, and it frightens me.
    I was dismissed on my return from maternity leave, and I would be grateful to learn who could assist me.
    Our neighbour upstairs plays drums all night, and the building manager does nothing whatsoever about it; might you know whom to approach?
    A colleague confided in me that her husband is violent with her, and I wonder where I could send her.
    My team leader gives all the good shifts to his relatives and punishes anyone who objects. Is there somebody who deals with that?
    I have been feeling dizzy at my desk for several days, and my physician has no appointments until next month.
    Our manager keeps the tips meant for the servers, which surely cannot be proper, and I should like to know where to report it.
    boss owes me 3 pay cheques, who do i call | guy at work keeps grabbin me, hr does nothin | laid off no severance, is there sum1 that helps
    ex wont stop showin up at my job | my foreman makes us work w/o harness, scared to say no | landlord changed the locks w/ my stuff inside
    coworker spreads lies abt me, cant sleep | my mgr threatens 2 deport me if i complain | dad wont eat n is confused all day, idk who to ask
    they want me 2 sign that i quit but i didnt | My chief he touches the women in kitchen and I not know where to tell.
    I worked two months and boss not give money, where I can go? | The neighbor cut my tree and shout on me each day, what I can do?
    At work they laugh about my accent and my religion, it makes me sick, who is helping? | My employer keeps my passport and says I cannot leave job.
    A man from other department wait for me always in the garage, I have fear.
    They put me away from the job because I am ill, is there office for protect workers?
    I want to leave my husband but he takes all my money, who can give advice to me?
    so my manager keeps texting me at night asking what I'm wearing and I told him to stop and he hasn't and I don't know who to go to
    I haven't gotten my last two cheques and every time I ask they say next week and I've got rent due
    there's this guy in shipping who leaves notes on my car and the other day he knew where I live
    my boss told everybody about my diagnosis and I never gave him permission and now people look at me weird
    okay it's not really computer stuff but they fired my friend for being pregnant and she doesn't know what to do
    the fellow next door keeps parking across our loading dock and last week he swung at our driver
    I've been getting these headaches where I can't see properly and I just keep working through it and I figured I'd ask somebody
    they've got us working seven days straight and if you complain you're off the schedule is there anywhere I can call about that
    a woman on my team cries in the washroom every day because of our director and I want to help but I'm scared for my own job
    My supervisor put his hand on my leg AGAIN and everyone looks away!
    Five weeks without a paycheque and the owner drives a new truck. Who makes him pay?
    I'm so fed up with being humiliated in front of customers by my manager! | My neighbour poisoned my hedge and the city shrugs! Tell me who to go to.
    That creep at reception keeps following me to the subway and HR calls it harmless!
    They docked my pay for going to my mother's funeral! Is there an office I can report this to?
    I fell off their broken ladder, and now they deny I was even working that day!
    He told me to sleep with him or forget the promotion. I'm shaking with anger.
    Mon patron me doit un mois de salaire pis y répond pus au téléphone, je m'adresse à qui?
    Une collègue m'intimide à tous les jours au bureau et j'en peux plus. | Mon ex m'attend dehors après la job, j'ai peur.
    To whom do workers go when the company simply closes its doors without paying out? | is it HR or police if somebody shoved me in the lunchroom
    If a boss calls you stupid in every meeting, what can a person do? | I was passed over because of my age, they as good as said it
    My doctor's note was torn up by the shift lead, and now I'm marked absent. | the union rep ignores me and my grievance is six months old
    a customer groped our cashier and the manager told her to keep smiling | not about computers: my employer won't give me my record of employment
    any idea where I find help when a tenant above me makes threats | work injured my wrist and the compensation claim got refused
    I feel unsafe walking past a certain coworker's desk, he stares and whispers things | they make us clock out and keep cleaning, unpaid
    my boss groped me | paid less than the men
    My landlady enters my flat while I am at work, and I should be glad to learn which authority handles such matters.
    boss keeps our tips, who do i report 2 | I am on construction fallen and the chief forbid to call ambulance, who protects me?
    the guy I supervise told me he'd hurt me if I write him up and I don't know whether that's for HR or the cops
    Twelve years of loyalty and they replaced me while I was in hospital! Who stands up for people like me?
    two of the drivers keep fighting and one brought a knife yesterday | je subis des commentaires déplacés de mon gérant, à qui je peux en parler
    my neighbour keeps breaking into my garage, who do I turn to | my boss touches me and nobody listens
    supervisor screams at me everyday, where can i report | haven't been paid for six weeks by my employer | ex follows me to work each day, i'm scared
    a customer stalks our cashier | colleague bullies me in the lunch room | wrongly dismissed, what can i do | my landlord shut off our heating
    my doctor won't listen, pain in the chest for weeks | husband drinks and controls my bank account | bruises, he hits me, i don't know where to go
    my roommate stole my rent money, the police did nothing | j'ai été congédiée parce que je suis enceinte
    can't take it anymore, my foreman keeps groping the girls | coworker is stalking me | I think I'm being discriminated against
    coworker steals from the till | panic attacks because of my manager
    Since I reported a safety hazard in the warehouse, my hours have been cut and nobody speaks with me. | got jumped in the parkin lot last nite after work
    My colleague she pushes me and hides my things, and the chief only smiles.
    my sister's husband took the kids to another province and she hasn't heard from him and she needs some kind of lawyer I guess
    My ex is spreading nasty rumours about me all over town and the police won't listen!
    somebody keyed my car in the staff lot and I know which coworker it was | our supervisor shares nude jokes and touches the younger girls
    mon patron me harcèle | my manager threatens to deport me if i complain | supervisor keeps touching me
    My manager makes remarks about my figure in front of everybody, and I don't know whom to turn to. | boss wont pay my overtime
    haven't been paid since june | My chief shout on me each day and call me stupid because of my accent
    so my ex keeps showing up in the parking lot at work and he follows me to the bus and I'm scared
    They fired me the day after I said I'm pregnant, what a bunch of pigs! | neighbour's dog barks all night | landlord locked us out
    A coworker threatens to beat me up after the shift | mon patron refuse de me payer mes vacances
    I've been having chest pains at my desk for some days, is it serious? | can't sleep, hands shaking from stress
    My wrists hurt so badly from typing that I can hardly hold a cup | two of my staff hate each other and it's poisoning the office
    how do I handle an employee who drinks | An anonymous person sends me flowers and notes at the office every day and it frightens me
    someone waits outside my house | My husband hits me. | racist jokes at the workshop, nobody stops them | was denied a promotion because I'm a woman
    getting divorced, who keeps the house | My tenant doesn't pay and won't leave | injured at work, employer says don't report it
    I hurted my back in warehouse and they say is not their problem | they make us work 14 hours no break
    A customer slapped our cashier yesterday, whom do we inform | the HR lady spreads rumours about my illness
    what can I do against bullying by my team lead | My record of employment never came, I can't get EI | boss deducts breakages from my pay
    An old business associate is spreading lies about me all over Hamilton, should I sue him? | my mother fell and the nursing home hides it from us
    burned out, doctor is booked for weeks | I think my accountant cheated me on my taxes, and I'm livid
    a supplier wont deliver the chairs we paid for, who do i complain to | They pay the men more than us for the same work, I've seen the stubs
    On m'intimide au travail, à qui en parler? | Colleague steals lunches and cash from purses, what would you do about her
    need a lawyer for wrongful dismissal | my boss is harassing me | I'm being harassed at work | my supervisor is harassing me | a coworker is harassing me
    my coworker is bullying me | I'm being bullied at work | my manager yells at me | my boss touched me | my employer didn't pay me
    my boss hasn't paid me | my boss won't pay my overtime | I haven't been paid | unpaid wages, who do I call | I got fired, what can I do
    I was wrongfully dismissed | I'm being discriminated against at work | I need a lawyer | can you recommend a lawyer | I need a divorce lawyer
    someone is stalking me | I'm being stalked | my ex is stalking me | my ex keeps threatening me | someone is threatening me | I'm getting threats
    my husband hits me | my neighbour is harassing me | my neighbor is too loud | my landlord won't fix the heat | my landlord is evicting me
    I need a doctor | I don't feel well | I have chest pains | my back hurts from work | I'm stressed at work | I'm burned out | I want to report my boss
    my boss is harrasing me | my employer hasnt payed me | somone is stalking me | mon employeur ne m'a pas payé | I was fired unfairly
    problem with my neighbour | mon voisin me dérange
  `,
};
