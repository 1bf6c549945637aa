import type { RecordsInput } from '../../schema/site.ts';

export const companyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'company',
  examples: `
    à propos | about you | headcount? | qui êtes-vous | who is the CEO | Who's the CEO? | canadian owned? | Who founded it? | who are you guys
    what's your story | tell me your story | size of your team? | who owns the company | who founded the firm | how long in business | who leads the company
    How big is your team? | how old is ur company | Since when you exist? | who's the owner there | are u publicly traded | Why the name Group 4?
    Are you family-owned? | Who owns the company? | vous êtes qui au juste | been in business long? | qui est le propriétaire | what year did you start
    hwo many ppl work there | Is it a family business? | Who is Group 4 Networks? | Tell me about your firm. | depuis quand existez-vous
    who runs group 4 networks | When was Group 4 founded? | Is it a Canadian company? | is grp 4 canadian owned?? | tell me about your company
    are you a canadian company | is your help desk overseas | You have sister companies? | who am i dealing with here | how many people work for you
    when was the company founded | combien d'employés avez-vous | first + last name of ur CTO? | and since when do you exist? | One-man band or proper team?
    how long have you been around | c tu une compagnie canadienne | are you part of a bigger group | How long have you been at this?
    number of technicians on staff? | How many employees do you have? | Are you part of a bigger group? | Who will be fixing our printers?
    Have you grown lately or shrunk? | The owner is Canadian or foreign? | how long have you been in business | are u a real company or just 1 guy
    À qui appartient votre entreprise? | Tell me who is behind this website. | Are the owners involved day to day? | How long have you been in business?
    Are you related to G4S, the guards? | how many people work at your company | How big is your team of technicians? | Since which year your company exist?
    how many clients do you have roughly | is your help desk outsourced overseas | are your people in canada or overseas
    Depuis combien d'années existez-vous? | Are you part of a larger organization? | Who are the people behind the business?
    Has your firm ever gone by another name? | Any parent company we should know about? | who owns group4 networks, is it a chain?
    And how big are the firms they look after? | are you local or some call centre overseas | Did you exist already before the pandemic?
    I was wondering whether you're a franchise. | Is there a founder still running the place? | We value a firm with some grey hair. Yours?
    Depuis quand votre entreprise existe-t-elle? | ça fait longtemps que vous êtes en affaires? | Why is it called Group 4, what are the four?
    Could I see who sits in your leadership team? | est-ce que vos techniciens sont ici ou en Inde | Depuis combien d'années êtes-vous en affaires?
    With how many customers are you working today? | women owned or minority owned? procurement asks | your technicians are in Canada or other country?
    and who decides on the security standards there? | I'd be interested in the story of how you began. | some info about the company pls, for vendor file
    What is the name of the one who would come to us? | You are part of bigger corporation or independent?
    Is the company registered in Ontario or federally? | What's your mission, if there is one written down?
    Parlez-moi un peu de l'histoire de votre compagnie. | I like knowing who I deal with. Who runs the place?
    What sort of outfit are you, a big one or a small one? | Do you belong to one of these private-equity roll-ups?
    I want to know who is the director of your enterprise. | I'd like to know the first and last name of your owner.
    I prefer to work with locally owned firms. Are you one? | How many IT professionals work for your company, please?
    We like to know the people behind: who is the president? | Your firm is big or small, how much persons are working?
    Do you have your own staff, or do freelancers do the work? | We only deal with established companies, ten years or more.
    so how many people work at group four and who is the president | and the phone company on the about page, is that yours as well?
    Is it one owner, or are there several partners behind the firm? | How many clients does a company like yours look after in total?
    How many years does one stay with you on average before leaving? | Are you a Canadian company, or does some American group own you?
    Have you changed hands lately? I heard something about a merger. | Please explain me little bit about your company and the history.
    how many people answer when there's an outage, is it just one guy | are you guys owned by a bigger corporation or are you independent
    sous-traitez-vous le centre d'appels ou tout est fait à l'interne? | Somebody at our table claims you belong to a bigger group. Do you?
    Someone said you got bought out last year, is there truth in that? | Are you financially stable? We've had a supplier go bankrupt on us.
    My cousin says he knows the fellow who started it, what's his name? | Are you by any chance the group that took over our former provider?
    Faites-vous partie d'un plus grand groupe ou êtes-vous indépendants? | What are the names of the technicians who would work on our account?
    How large is your support team compared to your number of customers? | Qui est le propriétaire de Groupe 4 et combien d'employés avez-vous?
    I saw "Group 4" on a van downtown and would like to know who you are. | My cousin said he worked with you back in 2009. Were you around then?
    Your logo looks like another outfit in Ottawa. Do you belong together? | Do you farm the help desk out overseas? Because I won't deal with that.
    What's the name of your founder? I'd like to address a letter properly. | what kind of people work there, background experience that sort of thing
    In our country firms publish the capital and the directors. Who are yours? | Could you give me a short portrait of the company: age, headcount, owners?
    how many people work there because I don't want to hire two guys in a garage
    I see a Markham firm with nearly the same name. Is that your parent company?
    The tender wants year of incorporation and number of employees of the vendor.
    For vendor registration we need your legal name and the year of incorporation.
    Are the founders still active in the business or has new management taken over?
    Is Group 4 Networks the legal name, or is there an Inc. with a number behind it?
    I had never heard of you before today; could you tell me a little about your firm?
    Before I bring this to my board, I need a paragraph on your background and history.
    How many engineers you have in Canada, and is anybody outsourced to another country?
    We're 70 people on three floors and worry about tiny shops. How large is your staff?
    The lady on our reception thought you were a telephone company; what are you actually?
    My accountant says small IT shops disappear overnight, so how long have you been around?
    Somebody told me there is another company of yours that does phone systems. What is that?
    so are you guys the same as G4S the security guards or is that something totally different
    We only buy from women-led or minority-owned businesses when possible. Who are the shareholders?
    Does Group 4 Networks have branches in other provinces, or is it one single company from Toronto?
    hi could you tell me a bit about your company like how long you've been around and who's behind it
    My boss wants a line about your history for the board memo. In what year did it start, and by whom?
    We got burnt when our provider was sold to an American fund. Are you independent or owned by investors?
    please describe your organization its size and its structure because I've got to fill in a supplier form
    What's the average number of years a technician stays with you? The last place sent a new kid every visit | how many work at your place
    has there ever been a change of owners at yours | the two partners that own you, do they still work in the firm | who are you guys as a company
    how long have you been around? | since when does your firm exist | Tell me a bit about your business, please. | are you a franchise | year founded?
    size of your team | who's the boss there | I am preparing a short memo on you for our partners, so could you sketch the history of your firm for me?
    Are you Canadian owned or part of some American giant? | is it a family business or what | my question is simple: how much employees has your enterprise
    Depuis quand existez-vous? | Combien d'employés avez-vous? | Qui est le propriétaire de votre entreprise? | Parlez-moi un peu de votre compagnie
    who runs the place | about your firm | ceo name? | Is Group 4 related to G4S the security company? | startup or established
    Were you bought by somebody recently? I read something of the kind.
    The last IT company we hired turned out to be one guy in a garage. How many technicians are you? | where does the name come from
    I like to know with whom I do business; who is your director and since when is he there? | are you publicly traded
    Is there a private equity fund behind you? | history of the company
    Are your technicians employees of yours or are they subcontracted somewhere overseas? | is the owner still involved day to day
    whos behind this website | how many years in business | company profile? | Did you merge with another outfit last year?
    corporate structure, subsidiaries, anything like that | You could be three students for all I know. How large is your staff? | are you a real company
    does your company have other branches in the country | who is the president | How old is the company? | background on your organisation please
    I was told the founder comes from telecom, is there any truth in that? | can you introduce your company to me, I am new here
    When was it you opened your doors? | what kind of company are you | For our vendor form: legal name, year of incorporation, number of employees.
    is the firm incorporated in ontario | Do women or minorities own part of your business? We track supplier diversity. | i'd like to know your story
    the company's age? | Who signs for your company, I mean who is the principal? | Is it only Toronto people working there, or do you use staff abroad?
    My husband says you've existed since the nineties. Is he right? | employees count
    How stable is your company? I don't want a supplier who folds in a year. | what's your background as a firm
    How many engineers versus sales people do you have? | Do you belong to a bigger group?
    Before I let anyone near our servers I want to know who the people at the top of your company are. | number of staff at your shop?
    has ownership changed since you began | Give me the short version: who are you, how old, how many.
    I understand your company has partners. How many of them and what are their names? | your firm is old or new?
    we only buy from small local businesses, are you one | team size?
    I looked for your names on the page and saw only stock photos. Who are the actual people in charge of this company?
    is it true you were two guys in a basement ten years ago and now have a whole floor of people
    For our board paper I would need a few lines on the age, the size and the ownership of your enterprise.
    In our tender we must write if the supplier is daughter of foreign company, so are you?
    The firm we use today was swallowed by an investor and everything went downhill. Who holds the shares in yours? | who is your owner
    le propriétaire, c'est qui | who owns group 4 networks
    So I've never heard of you before today and I'd like to know who is behind this, how old you are, how many staff, that sort of thing | how big are you
    Who would be the leadership team over at your end? | were you once called something else | Local company or multinational? | someone new bought you out?
    My father always said know the people before you buy, so tell me who started this firm and who runs it nowadays. | who are you | who is Group 4 Networks
    what is Group 4 Networks | about us | about your company | about the company | tell me about yourselves | tell me about Group 4
    how old is your company | how long have u been around | when were you founded? | when did you start | who founded the company | who is the founder
    who owns Group 4 Networks? | who's the owner | who's the boss | who runs the company | how big is your company | how many employees do you have
    how many staff do you have | company size | company history | what's your history | are you Canadian owned | are you part of a bigger company
    do you have a parent company | how long have you been in busines | who ownes the company | how many employes do you have | tell me about your compnay
    qui êtes-vous? | how many years in business? | how many people work there
  `,
  counterExamples: `
    who are you | who are you? | who is this
  `,
};
