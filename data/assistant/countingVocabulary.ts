import type { RecordsInput } from '../schema/site.ts';

type Vocabulary = RecordsInput['assistant']['vocabulary'];

/** Words for numbers, and their values. */
export const numbers: Vocabulary['numbers'] = {
  zero: 0,
  one: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
  eight: 8,
  huit: 8,
  nine: 9,
  neuf: 9,
  ten: 10,
  dix: 10,
  eleven: 11,
  onze: 11,
  twelve: 12,
  douze: 12,
  thirteen: 13,
  treize: 13,
  fourteen: 14,
  quatorze: 14,
  fifteen: 15,
  quinze: 15,
  sixteen: 16,
  seize: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  vingt: 20,
  thirty: 30,
  trente: 30,
  forty: 40,
  fourty: 40,
  quarante: 40,
  fifty: 50,
  cinquante: 50,
  sixty: 60,
  soixante: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** What is counted. */
export const units: Vocabulary['units'] = {
  everybody: `user users people peoples person persons staffs staff staffers employee employees seat seats headcount head heads licence licences
    license licenses
    account accounts mailbox mailboxes login logins us strong folks team member members utilisateur utilisateurs employe employes personne personnes
    gens postes comptes`,
  people: `lawyer lawyers clerk clerks partner partners assistant assistants receptionist receptionists dentist dentists hygienist hygienists
    physician
    physicians doctor doctors nurse nurses contractor contractors freelancer freelancers student students teacher teachers locum locums rep reps
    operator
    operators director directors owner owners admin admins administrator administrators bookkeeper bookkeepers paralegal paralegals associate
    associates
    intern interns broker brokers therapist therapists physio physios pharmacist pharmacists supervisor supervisors consultant consultants designer
    designers architect architects realtor realtors cashier cashiers labourer labourers mechanic mechanics secretary secretaries worker workers driver
    drivers manager managers colleague colleagues technician technicians guy guys girl girls man men woman women lady ladies boy boys human humans
    volunteer volunteers agent agents engineer engineers accountant accountants advisor advisors adviser advisers coordinator coordinators planner
  planners
    analyst analysts salesperson salespeople dispatcher dispatchers fundraiser fundraisers trainer trainers estimator estimators foreman foremen
  apprentice
    apprentices temp temps trainee trainees officer officers executive executives principal principals scientist scientists researcher researchers
    editor
    editors writer writers artist artists drafter drafters surveyor surveyors inspector inspectors cook cooks hire hires starter starters newcomer
  newcomers
    hand hands crew desk desks reception individuals producer producers adjuster adjusters underwriter underwriters junior juniors senior seniors
    notary notaries counsellor counsellors caregiver caregivers welder welders machinist machinists buyer buyers seller sellers bodies body avocat
  avocats
    dentiste dentistes commis adjoint adjointe adjoints associes infirmieres medecins comptables courtiers ingenieurs`,
  devices: `laptop laptops computer computers device devices pc pcs machine machines desktop desktops workstation workstations macbook macbooks
    notebook
    notebooks tablet tablets ordinateur ordinateurs portable portables appareils`,
  sites: `location locations office offices clinic clinics shop shops site sites branch branches store stores practice practices restaurant
    restaurants
    school schools firm firms company companies warehouse warehouses plant plants building buildings bureaux succursales cliniques`,
  others: `gig gigs gb gigabyte gigabytes tb terabyte terabytes mb month months year years hour hours minute minutes min mins day days week weeks
    percent floor floors server servers printer printers phone
    phones time times point points gb tb mb km kilometres kilometers miles plan plans tier tiers package packages level levels dollar dollars
  tickets ticket
    factor step steps star stars second seconds room rooms article articles question questions provider providers quote quotes thing things way ways
    invoice invoices payment payments copies reason reasons option options extra extras line lines page pages am pm camera cameras switch switches old
    vendor vendors shift shifts meeting meetings bucks mois ans heures jours semaines minutes pages forfaits things other others different separate
    years terms backup backups lot lots domain domains website websites case cases stories story hp inch inches degrees of`,
};

/** Words around a number that tell what it counts. */
export const counting: Vocabulary['counting'] = {
  currencies: `dollar dollars buck bucks cad`,
  nounEnds: `and or but for on in at with plus without minus the to from is are what how per we who if than of`,
  rates: `a an per each every par`,
  ratePeople: `head user person seat employee`,
  ratePeriods: `month year mois an hour`,
  ranks: `the those these all first last next top between`,
  afterPeople: `and or then please now instead on with to per a what how in at total altogether if not for right today who but next by this
    soon vs versus`,
  ofWhom: `us them those these`,
  beforeColon: `user users staff people headcount employees seats`,
  beforeSum: `so makes total is count`,
  afterSum: `total altogether all logins users together`,
  including: `if with including counting`,
  alternatives: `or versus vs to ou`,
  beforeChanged: `the our of about just another count only`,
  beforeChange: `are is will just who have has had of the them those these us be might may people staff going to`,
};
