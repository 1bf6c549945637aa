import type { RecordsInput } from '../../schema/site.ts';

export const companyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'company',
  examples: `
    who are you | tell me about your company | how long have you been in business | how many people work for you | who owns the company | who is the CEO
    when was the company founded | are you a canadian company | is your help desk outsourced overseas | where are your technicians based
    do you use subcontractors | how big are you | what's your story | are you part of a bigger group | is the helpdesk in india | who founded the firm
    qui êtes-vous | depuis quand existez-vous | combien d'employés avez-vous | how many people work at your company | do you use offshore staff
    how long have you been around | are your people in canada or overseas | vous êtes qui au juste | Depuis quand votre entreprise existe-t-elle?
    est-ce que vos techniciens sont ici ou en Inde | qui est le propriétaire | Parlez-moi un peu de l'histoire de votre compagnie.
    c tu une compagnie canadienne | à propos | sous-traitez-vous le centre d'appels ou tout est fait à l'interne?
    Faites-vous partie d'un plus grand groupe ou êtes-vous indépendants? | ça fait longtemps que vous êtes en affaires? | who are you guys | about you
    your technicians are in Canada or other country? | Do you farm the help desk out overseas? Because I won't deal with that. | how long in business
    headcount? | tell me your story | canadian owned? | and who decides on the security standards there? | who leads the company
    How long have you been at this? | How many IT professionals work for your company, please?
    What's the average number of years a technician stays with you? The last place sent a new kid every visit | first + last name of ur CTO?
    How many years does one stay with you on average before leaving? | And how big are the firms they look after? | How big is your team?
    are you local or some call centre overseas | and the phone company on the about page, is that yours as well? | who are you exactly
    What was your turnover last year? | What's the name of your founder? I'd like to address a letter properly.
    What is the name of the one who would come to us? | Who will be fixing our printers? | I'd like to know the first and last name of your owner.
    Are you part of a larger organization? | Somebody told me there is another company of yours that does phone systems. What is that?
    how many people answer when there's an outage, is it just one guy | What are the names of the technicians who would work on our account?
    and since when do you exist? | Somebody at our table claims you belong to a bigger group. Do you? | How long have you been in business?
    How many employees do you have? | Who owns the company? | When was Group 4 founded? | Are you part of a bigger group? | Who's the CEO?
    Is it a Canadian company? | Tell me about your firm. | Why the name Group 4? | Are you family-owned? | How big is your team of technicians?
    Are you related to G4S, the guards? | Who are the people behind the business? | I like knowing who I deal with. Who runs the place?
    We got burnt when our provider was sold to an American fund. Are you independent or owned by investors?
    My boss wants a line about your history for the board memo. In what year did it start, and by whom?
    Your logo looks like another outfit in Ottawa. Do you belong together?
    We're 70 people on three floors and worry about tiny shops. How large is your staff? | Have you changed hands lately? I heard something about a merger.
    I see a Markham firm with nearly the same name. Is that your parent company?
    Could you give me a short portrait of the company: age, headcount, owners?
    For vendor registration we need your legal name and the year of incorporation. | My cousin said he worked with you back in 2009. Were you around then?
    We only buy from women-led or minority-owned businesses when possible. Who are the shareholders?
    How many clients does a company like yours look after in total?
    Does Group 4 Networks have branches in other provinces, or is it one single company from Toronto?
    Are the founders still active in the business or has new management taken over? | how old is ur company | who owns group4 networks, is it a chain?
    are u a real company or just 1 guy | hwo many ppl work there | is grp 4 canadian owned?? | Since which year your company exist?
    Your firm is big or small, how much persons are working? | The owner is Canadian or foreign?
    Please explain me little bit about your company and the history.
    hi could you tell me a bit about your company like how long you've been around and who's behind it
    are you guys owned by a bigger corporation or are you independent | so how many people work at group four and who is the president
    Depuis combien d'années existez-vous? | Qui est le propriétaire de Groupe 4 et combien d'employés avez-vous?
  `,
};
