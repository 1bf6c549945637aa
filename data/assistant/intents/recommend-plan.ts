import type { RecordsInput } from '../../schema/site.ts';

export const recommendPlanIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'recommend-plan',
  examples: `
    help me choose | which 1 for me | what suits us best | recommend something | Which plan fits us? | which plan do we need | best plan for dentist
    what would you suggest | which one should i get | which one should I take | best fit for 50 staff?? | Help me choose a package.
    Which one should I go with? | right fit for 12 architects? | wich plan is best for 10 ppl | 8 ppl law office, which plan | what would you suggest for us
    lequel nous convient le mieux | essential ok for 10 man shop? | whats right plan for a clinic | tu prendrais lequel à ma place
    dont know what to choose, help | do i really need pro for 4 ppl | I don't know which plan to pick | is ent overkill for us? 25 seats
    quel forfait nous conseillez-vous | recommend something for 15 people | what would u go with, 12 realtors | jsais pas quoi choisir entre les 3
    if you were me, pro or enterprise? | Which tier suits a medical clinic? | I can't decide which plan to take. | whats the rite plan 4 a restaurant
    what do most firms our size go with | Best plan for six remote designers? | small nonprofit, need basics, which | What do most firms of our size take?
    we need somebody at night, which plan | Is Essential enough for a hair salon? | u suggest pro or ent for finance firm
    30 users 1 server - what do u suggest | not sure which tier, 35 ppl engineering | lequel est le mieux pour un petit bureau
    which one makes sense for a small office | is essential enough for a small charity? | which package is right for a small clinic
    quel forfait pour un bureau de 12 avocats | need help choosing plan, small law office | what do most firms your clients' size take
    meilleur plan pour une usine ki roule 24h? | what do u recommend for 15 users no server | startup, 7 ppl all remote, pick a plan 4 me
    quel forfait pour un cabinet dentaire de 15? | Please recommend to us the suitable package. | which plan fits 15 users, no server, o365 only
    do we need enterprise or is professional enough | Your advice on a plan for a construction outfit? | Which plan would a charity with ten laptops need?
    Which plan you advise for my company of transport? | Recommend something for a warehouse with 40 staff.
    which plan would you recommend for a law firm of 20 | The right package for a startup with five developers?
    What would you suggest for a 20-person accounting firm? | c quoi le plus populaire pour des bureaux comme le nôtre
    Would Professional be right for a law practice of eight? | My firm is a travel agency, it is enough Essential for me?
    Do we really need Enterprise, or is less fine for a florist? | Honestly all three look okay for my bakery. Point me at one.
    What plan is convenient for a dental clinic of nine persons? | For a factory with two shift, what package you would choose?
    We are travel agency, seven persons. Which one we must take? | what's the cheapest plan that still gives us someone to call?
    Lequel de vos forfaits convient à un petit cabinet comptable? | I am not expert, please say me which plan my company must take.
    not sure if we shd take essential or pro, we're a gym w/ 8 staff | alright I told you our size now which of these is the one for us
    what plan fits an accounting office that works late in tax season | Quel forfait nous conseillez-vous pour une équipe de 20 personnes?
    Quel forfait me conseillez-vous pour un cabinet de douze personnes? | What do you recommend to a company who has only Macs and no server?
    I have a restaurant with fifteen employees, what plan you advise me? | avec 50 usagers et un serveur, on irait avec quel forfait selon vous?
    Stop listing plans and just tell me which one a 90-person plant needs. | Which one of your plans is the most adapted for a construction company?
    I don't know which plan is correct for my restaurant, you can help choose?
    on a besoin de quoi d'après vous, on est comptables, beaucoup de télétravail
    Which package suits a medical clinic in Oakville that holds patient records?
    I have small factory, twelve worker with computer. What plan is good for me?
    tell me straight do we need Enterprise with eighteen people or is that silly
    For company that want grow from 20 to 80, with what plan is better to begin?
    Nothing fancy here: email, Word, a label printer. Which level is appropriate?
    Conseillez-moi le forfait adéquat pour une école privée d'environ 80 employés.
    What is the most suitable plan when the company has two branch and one server?
    Please recommend for us the good package, we are small NGO with little IT need.
    if it was your own business with about a dozen people which plan would you take
    We do the import-export, thirty persons, which service level would you propose?
    Please orient me to the correct plan, because I am lost with all these options.
    which plan would keep a place like mine safe I've got a pharmacy with ten staff
    we barely call for help maybe twice a month so would the smallest plan do us fine
    our wifi and firewall are a mess and nobody looks after them. what plan makes sense?
    If you were running a 50-seat manufacturer in Vaughan, which package would you pick?
    okay so I've got a garage with five mechanics and two computers which plan do I need
    There are four of us at an architecture studio, all on Macs. Would the small plan do?
    I hesitate between two plans, we are architects with big files, what is your opinion?
    On est une garderie avec huit postes, lequel de vos forfaits nous conviendrait le mieux?
    My husband thinks the cheapest plan will do for our trucking company of 22. Do you agree?
    Our cyber insurer wants EDR and training. We are 11. What plan would you steer us toward?
    what plan would you go with if you were a nonprofit with twelve staff and a few volunteers
    Our call centre runs until midnight and on Sundays. Which of your plans makes sense for us?
    We have 18 people, one old server and lots of client files. Which of the plans makes sense?
    I need something between cheap and safe for a Montessori school with 27 teachers. Your pick?
    Would Essential be sufficient for a small charity like ours, or should we be looking higher?
    okay we're just five guys and some laptops I don't want to overbuy so which one do we go with
    on est 22 dans la construction à Hamilton, moitié sur les chantiers, quel plan vous conseillez
    We are a 35-lawyer firm in downtown Toronto with sensitive files. Which plan would you advise?
    Given that we handle medical records, would you suggest Professional or something else for us?
    Thirty-five employees, PCI card terminals, a shop online. Which subscription would be sensible?
    Our office has 14 employee and sensible data of clients, which subscription is the best for us?
    We store patient records and work Saturdays; what is the most suitable plan for people like us?
    Could you help me work out whether we're more of an Essential or a Professional sort of company?
    people tell me most companies take the middle one but would that be right for a six person office
    Our office is mostly salespeople on the road with tablets. Tell me the package that matches that.
    Which plan would you suggest if an auditor comes through every year and wants to see our policies?
    I run a pharmacy in Scarborough with two counters and a back office. What plan would you put us on?
    we are about thirty people in insurance and I want to know which plan you think would be best for us
    We have 30 people on two shifts, the last one ends at midnight and they need help too. What suits us?
    Nous sommes un bureau d'avocats de 35 personnes avec des données sensibles; que nous recommandez-vous?
    so we've got about forty people half of them at home and a lot of client data what would you put us on
    Our needs are modest: e-mail, shared files and the occasional printer mishap. Which level makes sense?
    We had a ransomware scare two years back and the directors are nervous, so which tier would you advise?
    Our people work night shifts and weekends and need help at any hour. Which of your plans should we take?
    I keep going back and forth between Essential and Professional so which one would you pick if you were us
    We're 22 people, a charity, no IT person, and I want staff trained against scam mail. What should we take?
    Small office of 6. We just need somebody to call and the updates done. What is the cheapest plan that fits?
    Might you be able to point me toward the package most suitable for a firm of our size? We are twenty-three.
    I run a trucking outfit and we're twenty four drivers and six in the office what's the right level for that
    I'm at a loss as to which tier we ought to choose; perhaps you could ask me a few questions and suggest one?
    Our insurance broker says we need stronger security, so I'd like to hear which package you'd steer us toward.
    We're subject to privacy rules and have about seventy staff, so which package would you consider appropriate?
    I'm opening a dental practice near Yonge and Eglinton in the fall and have no idea which plan I should choose.
    Office of 9, nobody technical here. We want visits, wifi looked after and backups checked. What do you recommend?
    With several lawyers who travel and confidential files, I presume the basic plan won't do. What would you advise?
    It is just six of us at the little printing place, and we only need the updates done and an antivirus. Which plan?
    We're a mortgage brokerage with FSRA obligations and sixteen agents, so which one of your plans is the best match?
    It would be a relief if somebody just told us which plan to take, as we are a property manager with three locations.
    we had a ransomware scare in the spring and the owner says never again so which plan should a company like ours be on
    here's the thing we're growing fast we'll be at sixty by summer so should I start on the small plan or the bigger one
    Eleven people work here and some are at their desks until 2 in the morning and need help then too. Which plan would do?
    I'd appreciate your guidance on the right tier, since we have no IT person and everyone is a bit nervous about hackers.
    Three shifts, two plants, and when the system is down at night I'm the one who gets called. Which plan should I look at?
    We are a twelve-person accounting practice with two offices, and I honestly don't know which of your plans would suit us.
    My managing partner leans toward the top tier, although we're only nineteen; would you say that's the right choice for us?
    so my wife does the books and there's nine of us and none of us know computers which plan do people like us usually go with
    Considering that we already have good backups and merely need a helpdesk, which of the plans would be the natural one for us?
    Do most firms with about a hundred employees and compliance duties end up on Enterprise? I'm trying to determine where we belong.
    I don't care about the features I just want to know which one we should sign up for being a mortgage brokerage with eleven people
    There are 8 of us in an office, we mostly do email and spreadsheets and just want somebody to call. What is the least we could take?
    A ransomware attack would put us out of business, that's how thin our margins are. Is there a cheaper plan for very small companies?
    We are six people in a real estate office and mostly need somebody to ring when email breaks. What is the least we can get away with?
    We are a small office and only want our computers kept up to date and somebody to call when one dies. What is the cheapest thing you have?
    There's just seven of us, everything is in Google Workspace, we only need updates, antivirus and a number to call. I'd rather not pay for more than that.
    worried about ransomware mostly, 16 people, which tier | which one suits us? | best plan for a bakery? | what would you pick for us
    not sure which plan | which tier for remote staff | do we need Enterprise? | is the basic one enough? | help me choose a plan
    right package for 20 accountants? | whats the best fit | what level should we be on | small shop, which plan | would Professional be overkill?
    could we get by with Essential? | you choose, 12 ppl, dentist | we're torn between two plans | what do firms like ours take | suggest a tier
    Quel forfait nous conviendrait le mieux? | Pour une clinique de dix personnes, vous conseillez lequel?
    L'Essentiel est-il assez pour nous ou faut-il prendre plus gros? | On hésite entre deux forfaits, lequel choisir?
    We are an architecture practice of seventeen with large drawings and frequent deadlines; which of the three plans would you advise?
    I must present one option to the partners on Monday and would value your opinion as to which package makes most sense for a notary's office.
    As someone without a technical background I find it hard to judge which of these levels an organisation like ours requires.
    We store patient charts and have two locations, so I suspect the starter tier would fall short; what would you put us on?
    Would you be so kind as to indicate the plan you would normally propose to a foundation with nine employees and no server?
    Considering that hardly anyone here works evenings and we have simple needs, am I right to think the lowest tier would serve us?
    May I describe our office and have you tell me the appropriate plan? Thirty people, half travelling, one shared accounting program.
    10 realtors, all laptops. which 1 | mfg, 45 ppl, 2 shifts - what plan | law firm 6 ppl ess or pro?? | wht do u recommend for startup of 5
    need plan w/ good security, 22 staff, ur pick? | retail 3 stores, what tier | too many options. which for me
    Which plan is good for company like us, with twelve worker and one server? | I don't know what plan I must take, can you advice me?
    We are translator bureau with eight person, is enough the small plan? | What you would propose for import company with warehouse?
    Please say which is better for us, Professional or Enterprise, we have bank customers.
    Our staff is working from home all, so which package do you advise to us?
    so we're a family construction company about thirty guys but only twelve of them touch a computer and I have no idea which plan we're supposed to go for
    okay if you were me running a vet clinic with two locations which of those would you sign up for
    I looked at the three of them and honestly I can't decide so what do you figure works for an insurance brokerage
    we got hit with an audit requirement from a big customer so I guess we need the higher plan or do we I don't know
    um there's only three of us and we mostly do email so would the little one do the trick
    my sister runs a daycare and she's asking which of your plans would be the one for a place like that
    so nobody in here is technical we need somebody to answer the phone fast and keep us backed up what plan is that
    Just tell me which one! I've read that page three times and still can't decide.
    The last provider shoved us into their gold plan for nothing. What would we truly need with you, 14 staff, no server?
    Why does everybody push the biggest plan? Would the middle one honestly be adequate for a firm of 20?
    Don't send me to a comparison table, give me your recommendation for a medical office. | Enough tiers already, which one do I want for a busy garage?
    Which would be the sensible option for a growing firm that'll double by 2026? | Where would you slot a 50-person engineering consultancy?
    We handle credit cards and tax returns; what plan should that put us in? | What's your most suitable tier for a non-profit with mostly volunteers?
    I've got a hunch we belong on Pro. Agree? | Our lawyers insist on strict security, so are we Enterprise people?
    Does an outfit with 6 employees have any business being on Enterprise? | which plan if we have compliance obligations
    the one for a dental practice would be...? | What should a two-person consultancy sign up for?
    Between your lower two, which would you steer a property manager to? | Advise me: 33 people, hybrid, heavy Teams use.
    Where do companies with factories usually land, plan-wise?
    I run a trucking company and have drivers with tablets, what's the best of your plans for that?
    If downtime costs us thousands an hour, what tier is the smart one? | ideal plan for schools?
    Since we already have an IT guy, which tier would go with that? | Match me with a plan: 11 staff, CPA firm, confidential data.
    good starting plan for someone new to this? | We'd rather start low; is that wise with 28 staff or would you put us higher?
    What plan would cover people who can't afford a single day offline? | which one do you see as right for wealth advisors
    Based on what I've told you, which plan? | My gut says go cheap, my partner says top tier. Who's right for a team of 13?
    We don't fit any of your boxes neatly, so what would you suggest?
    My accountant friend took Professional, but we're a print shop with eleven people and old machines; what would be wise for us?
    We're opening a medical spa in May with nine staff; which of the plans would you start us on? | Essential or Pro for 8 lawyers? | pick a plan for me
    On est quinze, surtout en télétravail, vous nous suggérez quel forfait? | dont wanna overpay just tell me the right plan
    For restaurant with four computer which plan is right? | I'm sick of being sold stuff I don't need. Which plan is actually right for nine people?
    tell me what a 25-person office normally goes with | Do you reckon we'd need the mid tier or is that excessive for a flower shop?
    Your honest view: Essential, Professional or Enterprise for a museum?
    We are fourteen people in an accounting office, all on laptops, nobody works at night; which of your plans would you put us on?
    30 staff, 2 sites, no IT guy, essential or pro?
    I've read the three columns twice and I still can't tell which one is meant for a dental practice like ours with nine chairs.
    so there's eight of us and we don't do anything fancy just email and QuickBooks and I don't want to overbuy, what tier makes sense
    If you were in my shoes, with a warehouse full of scanners and a boss who hates surprises, would you take the middle package or the big one?
    For a company which has clients in the hospitals and must be very careful, what plan do you advise?
    Quel forfait serait le mieux pour une petite équipe de sept personnes qui travaille surtout à distance?
    stop showing me tables and just tell me which one I should get, we're twenty, we've a server, we panic easily | which plan 4 a law firm of 6
    We have our own administrator for the daily things and would only want the heavier stuff from you, what subscription would go best with that?
    my partner says Enterprise, I say Essential, we're a forty person trucking firm, settle it for us please
    I need the smallest one that still keeps our backups safe and gets someone on the phone quickly, which is that?
    Everything's terrible here, the wifi, the backups, the passwords on sticky notes, so which of the packages is right for a place in our state
    Given that half of my staff are seasonal and the other half can barely turn on a computer, what would you recommend out of your three offers?
    Is Professional the right choice for a nonprofit with twenty five workers and a tiny budget, or would the basic level do?
    we're growing from 10 to 30 this year and I don't want to pick the wrong package and regret it in six months so which one
    Please to suggest a plan: school, 45 teachers, we have old computers, security is important because of the kids.
    I'm torn between the cheap one and the middle one.
    Suppose a firm has no secrets, no server and twelve relaxed employees; which tier would a sensible person choose?
    we got audited last fall and failed half of it, what plan gets a company like that where it needs to be
    Could you match us with one of your plans if I tell you that we're a clinic with three locations and open on Saturdays?
    best fit for startup of 9, all cloud, all remote
    My director wants a recommendation by noon: real estate brokerage, fifty agents, lots of phones, which of the packages do I write down?
    I think that Enterprise is too much for us but I'm afraid that Essential is too little, we are eighteen, what do you think?
    with 60 employees and a compliance officer breathing down my neck, what level do firms like ours normally end up on
    don't upsell me. honest answer. five people, one printer, which plan
    You must see companies like ours every week, a construction business with site trailers and tablets, what do they usually take?
    Pour un cabinet dentaire de quinze employés avec des données de patients, vous conseillez lequel de vos forfaits?
    Where would you place a firm of twenty two which got hacked a couple of years ago and has been nervous ever since, in the middle or at the top tier?
    I just want someone to choose for me, we're a brewery with a taproom and an office upstairs
    Considering we hold other people's money in trust, I assume the cheapest is out of the question, so which one would you have us choose?
    We do government contracts, we're thirty three, everything has to be logged and locked, which tier would cover a shop like that? | which one do i need
    Our old provider had gold and silver, and we were on silver and unhappy, so what would be the suitable level with you for twenty seats?
    I am a new owner of pharmacy, six employees, I don't know nothing about IT, tell me what package I must take.
    Might I ask which of the three you'd suggest for a church office with five part-time staff?
    Every time somebody's laptop dies we lose a day, and we're forty people, so what subscription would you say we belong on | pro overkill for 8 ppl?
    For an architecture studio with enormous files and tight deadlines, would you lean towards Professional or go all the way up?
    I don't care about the price, I care about sleeping, which plan is for people like me
    We're between sizes, eleven now and possibly twenty five by next winter, what plan should a company like that start with?
    if we've never had any IT support at all and we're a team of sixteen, is the entry level a reasonable place to begin or should we go for more
    which offer fits a financial advisor with 4 assistants
    My husband and I run three restaurants with about fifty staff, though only ten use a computer, and we couldn't decide between your plans.
    They keep asking me in the meeting which plan and I have no answer, we're an import company with 35 users and a server that groans
    Of the plans you have, which is a match for an insurance brokerage whose staff work at home three days of the week? | What would you pick for us?
    Our situation is: two offices, one bad wifi, twenty laptops, a lot of personal information on clients. Which level you propose?
    I was leaning to the top one because of our patients' records, but we're merely seven people, is that really the one you'd advise
    We'd be a typical small business, I suppose, so what does a typical small business take with you?
    just pick the plan for me, i sell furniture, 13 staff, 2 showrooms
    J'hésite entre vos deux premiers forfaits pour notre garderie de douze employées, lequel choisiriez-vous?
    I want the plan where I never have to think of computers again, we're 28 in a distribution business, which of them is it?
    A veterinary hospital with a night shift and twenty four employees, what would be the proper plan in a case like that? | quel forfait pour nous?
    vous me conseillez lequel | on est une clinique dentaire de 14, quel plan serait le mieux
    Compte tenu que nous sommes un petit OBNL de neuf personnes avec peu de besoins, quelle formule nous suggéreriez-vous?
    chu perdu, lequel je devrais prendre | meilleur plan pour cabinet comptable? | Nous avons 30 employé et deux serveur, quel plan est bon pour nous?
    je sais pas lequel choisir | lequel nous irait | si vous étiez à ma place, vous prendriez quel forfait
    Est-ce que le Essential ferait l'affaire pour une garderie de 6 éducatrices? | le pro est-il le bon choix pour un entrepôt de 45
    J'ai pas le temps de lire vos pages, dites-moi juste quel plan ça me prend | le plan adapté a un bureau d'avocats de 11
    aidez-moi à choisir mon forfait svp | 10 pers, tous des laptops, koi prendre
    Nous n'arrivons pas à trancher entre vos formules; laquelle correspondrait à une firme d'architectes?
    enterprise c'est tu trop gros pour nous, on est 8 | recommandation de plan pour 25 usagers
    Le dernier fournisseur nous a vendu le plus gros pour rien, alors soyez honnête : lequel nous convient avec 13 postes?
    Une firme comme la nôtre, une vingtaine d'ingénieurs, prend quel plan d'habitude? | suggerez moi un plan
    est-ce que le plan de base nous suffit, 5 pers avec juste du courriel | quel abonnement va le mieux avec une petite usine
    pour un resto avec 3 ordis, vous pensez à quel forfait
    j'ai besoin de conseil pour prendre le bon plan parce que nous sommes agence de voyage avec 12 agents
    Lequel de vos plans serait approprié si nos gens travaillent le soir et la fin de semaine?
    on est en croissance, 15 à 40 d'ici un an, quel forfait tu recommandes | so which one for us? | the one you recommend | what would you pick in our place
    which is right for 14 people | ok and which plan suits an accountant's office
    Thank you for listing them. Which of these would you suggest for a charity with twenty staff? | just tell me which plan to take
    What plan is good for company like ours? | I can't decide between these three so you choose
    we're 12 with patient records and one server and some work from home so which of those plans would you put us on
    you know what we do now, so which tier fits | would the small one do for our office | lequel nous conviendrait le mieux?
    Vous nous conseillez quel forfait? | best plan for 8 people no server? | which package do most firms our size end up with
    do we need Enterprise or would less do | Given what I have told you, which plan do you believe is suitable? | which would make sense for a law office
    too many options, point me at one | enough tables, WHICH ONE should I buy | if we mainly want good security, what plan then
    your suggestion, plan wise? | is the basic plan too little for 25 of us | what tier should a growing firm start with | which of these do you see us in
    and for a shop with two locations, which plan would you go for | my guess is Professional for us, would you agree
    between those, what do you advise for a manufacturer with 50 people | where would you place us, Essential or higher | suggest one for us plz
    what's the ideal package for a team that's all remote
    Our needs are modest, though our insurer's are not, and I'd appreciate your opinion on which level is suitable.
    Nobody on your page says which plan suits a manufacturer with machines on the network, so I'm asking you
    what's the right package if our people need help on evenings and weekends and we're only a dozen
    Tell me what you need to know about us so you can say which package is the appropriate one.
    Since we've got internal IT and merely need the security side, would the lower tier be enough in your view?
    tsé on a 20 employés la moitié en télétravail pis on touche à des données médicales alors d'après toi on devrait aller vers quel plan
    on manipule des cartes de crédit et on est ouvert 7 jours, quel niveau nous faut-il | is Pro enough for us
    For small clinic, you advise the first or the second? | which plan is best for us | which plan is right for me | which plan should I choose
    which plan should we get | which plan do you recommend | what plan do you recommend | what plan would you recommend for us | what plan do we need
    what plan is best | which plan fits us | which plan suits us | which plan is best for a small business | best plan for 10 people
    best plan for a small office | whats the best plan for my business | which package is right for us | which package should I pick
    what package do you suggest | recommend a plan | recommend a plan please | can you recommend a plan | could you suggest a plan | help me pick a plan
    need help choosing a plan | I'd like help choosing a plan | not sure which plan to choose | I don't know which plan I need
    would Essential be enough for us | is Essential enough for us | is Professional right for us | do we need Enterprise | which plan for 20 users
    which plan for a law firm | how do I choose a plan | any plan you recommend? | wich plan is best for us | what plan do you reccomend
    which plan shoud i choose | recomend a plan | quel forfait me conseillez-vous | quel forfait nous convient le mieux | what's the best plan for us
    do we need Professional or Essential | quel est le meilleur forfait pour nous
  `,
};
