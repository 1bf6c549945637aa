import type { RecordsInput } from '../../schema/site.ts';

export const recommendPlanIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'recommend-plan',
  examples: `
    quel forfait nous conseillez-vous | lequel est le mieux pour un petit bureau | which plan do we need
    which plan would you recommend for a law firm of 20 | what suits us best | which one should I take | we need somebody at night, which plan
    what plan fits an accounting office that works late in tax season | help me choose | which package is right for a small clinic
    what do most firms your clients' size take | I don't know which plan to pick | do we need enterprise or is professional enough
    recommend something for 15 people | quel forfait pour un bureau de 12 avocats | what would you suggest | what would you suggest for us
    which one makes sense for a small office | quel forfait pour un cabinet dentaire de 15?
    Nous sommes un bureau d'avocats de 35 personnes avec des données sensibles; que nous recommandez-vous? | tu prendrais lequel à ma place
    lequel nous convient le mieux | on est 22 dans la construction à Hamilton, moitié sur les chantiers, quel plan vous conseillez
    jsais pas quoi choisir entre les 3 | meilleur plan pour une usine ki roule 24h?
    on a besoin de quoi d'après vous, on est comptables, beaucoup de télétravail
    Conseillez-moi le forfait adéquat pour une école privée d'environ 80 employés. | c quoi le plus populaire pour des bureaux comme le nôtre
    avec 50 usagers et un serveur, on irait avec quel forfait selon vous? | which one should i get
    We are a 35-lawyer firm in downtown Toronto with sensitive files. Which plan would you advise? | best plan for dentist
    is essential enough for a small charity? | recommend something | Stop listing plans and just tell me which one a 90-person plant needs.
    if you were me, pro or enterprise? | Which package suits a medical clinic in Oakville that holds patient records? | right fit for 12 architects?
    what do most firms our size go with | Small office of 6. We just need somebody to call and the updates done. What is the cheapest plan that fits?
    Our call centre runs until midnight and on Sundays. Which of your plans makes sense for us?
    We're 22 people, a charity, no IT person, and I want staff trained against scam mail. What should we take?
    25 people, no IT person, we lose money every time the server is down. What do you suggest?
    Our people work night shifts and weekends and need help at any hour. Which of your plans should we take?
    We are a small office and only want our computers kept up to date and somebody to call when one dies. What is the cheapest thing you have?
    walk-in clinic, open evenings and both days of the weekend, 14 staff. the help desk has to be there when we are. which plan?
    need phishing tests for staff + backups tested, nothing fancy, 18 of us
    Office of 9, nobody technical here. We want visits, wifi looked after and backups checked. What do you recommend?
    our wifi and firewall are a mess and nobody looks after them. what plan makes sense?
    There are 8 of us in an office, we mostly do email and spreadsheets and just want somebody to call. What is the least we could take?
    A ransomware attack would put us out of business, that's how thin our margins are. Is there a cheaper plan for very small companies?
    There's just seven of us, everything is in Google Workspace, we only need updates, antivirus and a number to call. I'd rather not pay for more than that.
    what's the cheapest plan that still gives us someone to call?
    It is just six of us at the little printing place, and we only need the updates done and an antivirus. Which plan?
    Three shifts, two plants, and when the system is down at night I'm the one who gets called. Which plan should I look at?
    Which plan would you suggest if an auditor comes through every year and wants to see our policies?
    We are six people in a real estate office and mostly need somebody to ring when email breaks. What is the least we can get away with?
    We have 30 people on two shifts, the last one ends at midnight and they need help too. What suits us?
    Eleven people work here and some are at their desks until 2 in the morning and need help then too. Which plan would do?
    Engineering firm with 25 people, nobody in house to run the network and every hour down costs us. What do you recommend? | Which plan fits us?
    What would you suggest for a 20-person accounting firm? | Which tier suits a medical clinic? | Is Essential enough for a hair salon?
    Best plan for six remote designers? | What do most firms of our size take? | Which one should I go with?
    Recommend something for a warehouse with 40 staff. | I can't decide which plan to take. | Would Professional be right for a law practice of eight?
    Which plan would a charity with ten laptops need? | Do we really need Enterprise, or is less fine for a florist?
    Your advice on a plan for a construction outfit? | We have 18 people, one old server and lots of client files. Which of the plans makes sense?
    I run a pharmacy in Scarborough with two counters and a back office. What plan would you put us on?
    Our office is mostly salespeople on the road with tablets. Tell me the package that matches that.
    We had a ransomware scare two years back and the directors are nervous, so which tier would you advise?
    There are four of us at an architecture studio, all on Macs. Would the small plan do?
    I'm opening a dental practice near Yonge and Eglinton in the fall and have no idea which plan I should choose.
    Thirty-five employees, PCI card terminals, a shop online. Which subscription would be sensible?
    My husband thinks the cheapest plan will do for our trucking company of 22. Do you agree?
    We store patient records and work Saturdays; what is the most suitable plan for people like us?
    Nothing fancy here: email, Word, a label printer. Which level is appropriate?
    We're a mortgage brokerage with FSRA obligations and sixteen agents, so which one of your plans is the best match?
    I need something between cheap and safe for a Montessori school with 27 teachers. Your pick?
    Our cyber insurer wants EDR and training. We are 11. What plan would you steer us toward? | Honestly all three look okay for my bakery. Point me at one.
    wich plan is best for 10 ppl | need help choosing plan, small law office | whats the rite plan 4 a restaurant
    what do u recommend for 15 users no server | not sure if we shd take essential or pro, we're a gym w/ 8 staff
    Which plan you advise for my company of transport? | I have small factory, twelve worker with computer. What plan is good for me?
    Please recommend to us the suitable package. | I don't know which plan is correct for my restaurant, you can help choose?
    we are about thirty people in insurance and I want to know which plan you think would be best for us
    okay so I've got a garage with five mechanics and two computers which plan do I need
    what plan would you go with if you were a nonprofit with twelve staff and a few volunteers
    Quel forfait me conseillez-vous pour un cabinet de douze personnes?
    On est une garderie avec huit postes, lequel de vos forfaits nous conviendrait le mieux?
  `,
};
