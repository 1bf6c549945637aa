import type { RecordsInput } from '../../schema/site.ts';

export const careersIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'careers',
  examples: `
    jobs | emplois | internship | careers page | job openings | are you hiring | embauchez-vous | postes offerts | carrière page? | Are you hiring?
    How can I apply? | I'd like to apply | où j'envoie mon CV | do you have any jobs | Do you take interns? | job technicien support
    u hiring? i got my ccna | Remote technician jobs? | Open positions in sales? | how much do ur techs make | I'd like to work for you.
    any jobs for entry lvl it | where can I send my resume | do you take co-op students | do you take on apprentices | Where do I send my resume?
    r u hiring? i fix computers | Do you have any job openings? | what do you pay a level 1 tech | What do your technicians earn?
    do u do co-op for uoft studnts | looking for work as a technician | Any co-op placements this summer? | Looking for a help desk position.
    is ther a opening for tech suport | Whom do I contact in HR about work? | Apprenticeships, do you offer them? | what do you pay your help desk people
    How I can give my CV to your company? | Do you hire juniors without experience? | looking for work in Hamilton, A+ certified
    Is the level 2 support posting still open? | lookin for work, heres my cv wher do i send | vous cherchez-tu du monde au help desk de soir
    Is there a vacancy for a network administrator? | c'est quoi le salaire d'un tech niveau 1 chez vous
    Do you have remote openings for an Azure engineer? | I search a job of technician, you have free place?
    You are accepting trainee from college for no salary? | Offrez-vous des stages coop aux étudiants du collégial?
    ai postulé ya 2 semaines, avez vous reçu ma candidature | where do I send my resume for the help desk thing I saw
    Est-ce que vous embauchez des techniciens présentement? | It is possible to make interview for the position of support?
    Just graduated from Seneca, any openings for a junior technician? | I applied three weeks ago and heard nothing. Is the job still open?
    I'm a bookkeeper, not a techie. Do you ever have office jobs going? | avez-vous des postes ouverts à Toronto pour un admin réseau bilingue
    I am a second-year college student seeking a co-op placement this summer. | i am network admin with 5 year experience from Brazil, you have position?
    I have a job interview with your company on Thursday. What should I bring? | yeah do you guys have any openings right now for someone just out of school
    I saw your ad on Indeed for a dispatcher. What qualifications do you ask for?
    My son finished his A+ exam and wants a first job in IT. Do you take beginners?
    Who reviews applications for the security analyst post, and when do you decide?
    télétravail possible pour travailler chez vous? j'ai 8 ans d'expérience en Azure
    Please I want to work in your company, I have experience of 6 years in computers.
    Je cherche un stage en informatique pour l'automne, acceptez-vous des stagiaires?
    Do you hire part-time? I can work evenings and weekends while finishing my degree.
    I graduated from Seneca in April with a networking diploma. Could I join your team?
    Je suis finissant en techniques de l'informatique et je cherche un stage pour l'été.
    I applied three weeks ago for the service desk role and heard nothing. Is it filled?
    As a freelancer with Microsoft 365 skills, could I work for you on a contract basis?
    Our college's career office would like to know if you accept students for practicums.
    I was laid off at Rogers last month. Which roles are you recruiting for at the moment?
    Ten years as a sysadmin at Sunnybrook and ready for a change. Are there senior openings?
    Would a driver's licence be necessary for your field technician position? I only take the TTC.
    Just landed from Brazil with a work permit and Fortinet certificates. Do you recruit newcomers?
    I'm a student at George Brown needing 420 hours of placement from January. Would you have a spot?
    my daughter is in grade twelve and needs a co op placement in computers do you take high school students
    hi I'm calling about a job I'm a network tech with five years behind me and wanted to know if you've got anything
    microsoft-certified here, are you hiring, whom do I call | what would I earn with you as technician | where does he send his resume
    any openings for juniors | my son is looking for a job, who does he write to | do you take interns
    I was wondering whether you currently have a position open on your help desk. | got any jobs | I am technician with five years, you search people?
    so my cousin just finished college in networking and he wants to get in somewhere so do you people have something for him | vacancies?
    is there a co-op program | Est-ce que vous embauchez? | Je cherche un emploi, où envoyer mon CV? | can I send you my cv
    do you hire people without certificates | I'd like to work for you | what positions are vacant | looking for work, level 2 tech
    applied three weeks ago for the technician job and heard nothing | can one work remotely if hired by you | Do you accept newcomers for a job?
    would you take a student for the summer | careers page says nothing, are there jobs or not | who handles job applications
    my daughter needs a placement for her IT program, possible with you? | what skills do you want in a new hire | any part time work with you guys
    I would be grateful to know whom to address my application to. | job opportunities in toronto? | do you need a dispatcher, I have experience
    hiring anyone right now | how does the interview process go for your technicians | how do i apply | is the sysadmin posting still open
    is there work at your company for a network engineer | jobs? | careers | carreers | job openings? | you hiring? | do you have any job openings
    any job openings? | any openings? | any jobs? | any vacancies | open positions | do you have open positions? | I'm looking for a job | looking for work
    I need a job | I want to work for you | can I work for you | can I apply for a job | how do I apply for a job? | how can I apply
    where do i send my resmue | can I send my resume | can I send you my CV? | internships | do you offer internships | any internships?
    do you hire juniors | join your team | are you hireing | any job opennings | do you have any intership | offres d'emploi | any positions available?
    where can I send my CV | où envoyer mon CV?
  `,
};
