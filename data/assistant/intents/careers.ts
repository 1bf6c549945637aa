import type { RecordsInput } from '../../schema/site.ts';

export const careersIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'careers',
  examples: `
    are you hiring | do you have any jobs | I'd like to apply | where can I send my resume | internship | careers page | job openings
    looking for work as a technician | do you take co-op students | embauchez-vous | postes offerts
    Je suis finissant en techniques de l'informatique et je cherche un stage pour l'été. | job technicien support | où j'envoie mon CV
    avez-vous des postes ouverts à Toronto pour un admin réseau bilingue | emplois | vous cherchez-tu du monde au help desk de soir
    Offrez-vous des stages coop aux étudiants du collégial? | ai postulé ya 2 semaines, avez vous reçu ma candidature
    c'est quoi le salaire d'un tech niveau 1 chez vous | télétravail possible pour travailler chez vous? j'ai 8 ans d'expérience en Azure | carrière page?
    I am a second-year college student seeking a co-op placement this summer. | jobs
    i am network admin with 5 year experience from Brazil, you have position? | where do I send my resume for the help desk thing I saw
    I applied three weeks ago and heard nothing. Is the job still open? | what do you pay a level 1 tech
    Do you have remote openings for an Azure engineer? | looking for work in Hamilton, A+ certified | how much do ur techs make
    Just graduated from Seneca, any openings for a junior technician? | What do your technicians earn? | do you take on apprentices
    r u hiring? i fix computers | what do you pay your help desk people | Are you hiring? | Do you have any job openings? | I'd like to work for you.
    Where do I send my resume? | Any co-op placements this summer? | Looking for a help desk position. | Do you take interns?
    Is there a vacancy for a network administrator? | How can I apply? | Remote technician jobs? | Is the level 2 support posting still open?
    Whom do I contact in HR about work? | Open positions in sales? | Apprenticeships, do you offer them?
    I graduated from Seneca in April with a networking diploma. Could I join your team?
    My son finished his A+ exam and wants a first job in IT. Do you take beginners?
    I applied three weeks ago for the service desk role and heard nothing. Is it filled?
    Ten years as a sysadmin at Sunnybrook and ready for a change. Are there senior openings?
    I'm a student at George Brown needing 420 hours of placement from January. Would you have a spot?
    Just landed from Brazil with a work permit and Fortinet certificates. Do you recruit newcomers?
    Do you hire part-time? I can work evenings and weekends while finishing my degree.
    As a freelancer with Microsoft 365 skills, could I work for you on a contract basis?
    I was laid off at Rogers last month. Which roles are you recruiting for at the moment?
    Would a driver's licence be necessary for your field technician position? I only take the TTC.
    Our college's career office would like to know if you accept students for practicums.
    I have a job interview with your company on Thursday. What should I bring? | I'm a bookkeeper, not a techie. Do you ever have office jobs going?
    Who reviews applications for the security analyst post, and when do you decide? | u hiring? i got my ccna | any jobs for entry lvl it
    lookin for work, heres my cv wher do i send | is ther a opening for tech suport | I search a job of technician, you have free place?
    Please I want to work in your company, I have experience of 6 years in computers. | How I can give my CV to your company?
    You are accepting trainee from college for no salary? | It is possible to make interview for the position of support?
    hi I'm calling about a job I'm a network tech with five years behind me and wanted to know if you've got anything
    yeah do you guys have any openings right now for someone just out of school
    my daughter is in grade twelve and needs a co op placement in computers do you take high school students
    Est-ce que vous embauchez des techniciens présentement? | Je cherche un stage en informatique pour l'automne, acceptez-vous des stagiaires?
  `,
};
