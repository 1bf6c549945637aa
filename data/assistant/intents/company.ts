import type { RecordsInput } from '../../schema/site.ts';

export const companyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'company',
  examples: `
    who are you
    tell me about your company
    how long have you been in business
    how many people work for you
    who owns the company
    who is the CEO
    when was the company founded
    are you a canadian company
    is your help desk outsourced overseas
    where are your technicians based
    do you use subcontractors
    how big are you
    what's your story
    are you part of a bigger group
    who is behind this
    is the helpdesk in india
    who founded the firm
    qui êtes-vous
    depuis quand existez-vous
    combien d'employés avez-vous
    how many people work at your company
    do you use offshore staff
    how long have you been around
    are your people in canada or overseas
    vous êtes qui au juste
    Depuis quand votre entreprise existe-t-elle?
    est-ce que vos techniciens sont ici ou en Inde
    qui est le propriétaire
    Parlez-moi un peu de l'histoire de votre compagnie.
    c tu une compagnie canadienne
    à propos
    sous-traitez-vous le centre d'appels ou tout est fait à l'interne?
    cb de tech vous avez pour la region de Toronto
    Faites-vous partie d'un plus grand groupe ou êtes-vous indépendants?
    ça fait longtemps que vous êtes en affaires?
    who are you guys
    about you
    your technicians are in Canada or other country?
    Do you farm the help desk out overseas? Because I won't deal with that.
    how long in business
    headcount?
    tell me your story
    canadian owned?
    and who decides on the security standards there?
    and how many clients do you have
    who leads the company
    How long have you been at this?
    How many IT professionals work for your company, please?
    What's the average number of years a technician stays with you? The last place sent a new kid every visit
    first + last name of ur CTO?
    How many years does one stay with you on average before leaving?
    And how big are the firms they look after?
    How big is your team?
    are you local or some call centre overseas
    and the phone company on the about page, is that yours as well?
    who are you exactly
    What was your turnover last year?
    What's the name of your founder? I'd like to address a letter properly.
    What is the name of the one who would come to us?
    Who will be fixing our printers?
    I'd like to know the first and last name of your owner.
    Are you part of a larger organization?
    What is your CEO's name?
    Somebody told me there is another company of yours that does phone systems. What is that?
    how many people answer when there's an outage, is it just one guy
    What are the names of the technicians who would work on our account?
    and since when do you exist?
    Somebody at our table claims you belong to a bigger group. Do you?
  `,
};
