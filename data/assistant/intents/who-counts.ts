import type { RecordsInput } from '../../schema/site.ts';

export const whoCountsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'who-counts',
  examples: `
    part-timers too? | does a shared mailbox cost a seat | per head or per machine? | two laptops, one person, how many seats | who do i pay for
    counting interns? | what exactly is a "user" | summer students, do they count | reception pc used by 4 people | info@ mailbox billed?
    does my bookkeeper count | per device or what | drivers w/ phones only, count them? | seasonal workers? | one person two email addresses
    Definition of user please? | tablets on the shop floor | people on mat leave still billed? | kiosk in lobby = 1 seat? | does the owner count as well
    meeting room computer extra head? | pay for people without email? | does my phone make me two users | contractors count as staff?
    what about the warehouse guys | is it by employee or by login | board members have mailbox only | un poste partagé, ça compte comment?
    Half our team never touches a computer. Would we still be billed for every one of them?
    I have eleven employees but only seven of them sit at a desk, and I wonder which number goes into your calculator.
    we got 9 ppl but 14 computers, which one u bill on
    so we run two shifts and the night guys log in on the same machines as the day guys and i'm trying to figure out do you count the people or the stations
    My last provider billed me for every scanner mailbox and dead account. Do you pull that stunt too?
    Please, in our company some person is working only one day in week. He is also to be paid like full person?
    It would help me to know how you arrive at the headcount, since several of our people have a desktop, a laptop and a phone each.
    In the kitchen we have one terminal that twenty cooks use to clock in; would each cook be on the bill?
    The number of heads, is it taken from payroll or from Microsoft licences?
    If somebody only reads email on their own phone, would that person be included in what we pay per month?
    I'm told it's so much per user, fine, but nobody tells me what a user is. A human? A login? A laptop?
    We employ a lot of casual labour at harvest and they share one account, so I need to understand how those would be tallied.
    Do I need to include the cleaning lady who has no login?
    we have like a sales inbox, a support inbox and an hr inbox and they're not really people so are those charged or do they come along free
    Our firm is having 5 servers and 20 persons. You are counting 25 or 20?
    Suppose my nurse works Mondays only and another one Tuesdays only on the same laptop, is that one fee?
    Would retired partners who merely keep an email address be treated as full users?
    Honestly it is ridiculous to pay for a guy who opens a computer twice a month. Is he counted?
    I am putting together the staff list for you and hesitate over our two co-op students, who leave in August. Should they be on it?
    The label printers and the POS tills, are they part of the tally or just the folks?
    Somebody in our accounting group mentioned that you charge by person and not by gadget; is that correct?
    our techs use ipads in the truck nothing else, they on the bill?
    For the monthly fee, is a remote worker in another country who uses our system also a person to be counted?
    Do generic logins such as "frontdesk" or "warehouse2" need their own seat?
    We are a school with 12 teachers and many pupils using Chromebooks. Whom do you count?
    How is with the unused accounts, when the employee is away one year, still the payment?
    I'd like to be sure before I multiply: everyone on the payroll, or just those with a computer?
    Each physician here logs in at six exam rooms. Surely that isn't six charges?
    let's say I've got ten stylists and they all just use the one tablet at the front to check bookings what number am I putting in
    does a NAS or a firewall add to the headcount or is it only people | Tell me straight whether a spare laptop sitting in the cupboard gets billed.
    Freelancers come and go here with guest access to Teams, and I need to know if guests are chargeable.
    is charge depend from how many computer or how many human
    We have forty employees although just a dozen have company email; which of those figures matters for pricing?
    Nos étudiants d'été utilisent le même portable à tour de rôle, est-ce qu'on paie pour chacun?
    Un employé avec deux ordinateurs, c'est un ou deux utilisateurs? | Is a person counted once, even with a desktop at work, a notebook at home and a cell?
    Must every mailbox in our tenant be licensed with you, or do aliases slip through?
    I refuse to be billed twice because my foreman uses both a PC and a tablet. How does that work with you?
    The seats thing confuses me, we have 16 chairs but 22 employees rotating through them. | what abt temps from the agency
    If two employees split one full-time position, do we owe for both?
    Your calculator asks for number of users; do I enter full-time equivalents or bodies?
    For our church we have two paid staff and thirty volunteers who log in now and then; who among these would be chargeable?
    some of my guys they have only whatsapp and no computer, must I put them in the number | the scanner's got its own email, surely not a user??
    How do you treat dormant accounts when it comes to the per-person rate?
    Would our outside bookkeeper, who remotes in monthly, need to be one of the paid seats?
    Each of my four stores has a single PC and a crew of eight. Four or thirty-two?
    Does "per user" mean named persons or people logged in at the same time? | Do virtual machines add to the count?
    i have 2 companies same staff, do they get counted twice
    We hand out phones to the drivers and that's all the technology they ever see, which makes me wonder if they're seats.
    Why would a conference room be billed as a person? The last bunch did that, I hope you don't.
    Could you confirm that the monthly rate follows the person rather than the equipment?
    a guy on long term disability with an account just parked there, count or no count
    Is the rate tied to active accounts, devices under management, or the staff register? | and the shared computers? | ok per user, but my part-time folks?
    Should I leave out workers who just punch a time clock on a screen?
    Our lab has nine workstations that run instruments and no one really sits at them, how do those figure in? | my son helps saturdays, is he a seat
    Directors who attend quarterly and only have a mailbox: seat or no seat?
    When one individual works at two of our branches, I hope we aren't invoiced for them in each place.
    so wait is a home office pc of the same employee another unit | How many would we be if 6 of us share 3 stations and the boss has two laptops?
    Will the front-of-house iPads each be treated as a user, or do they ride along with the manager?
    Every volunteer fireman has an address with us but nobody uses a PC. Count them? | headcount incl. me? | test accounts billed?
    does the retired bookkeeper's mailbox count as a user | one licence on 3 machines per person, ok? | whos a user exactly | do part timers count
    Are part-timers counted? | per user or per computer | 3 devices 1 guy = 1 user? | Do interns count as users? | do part timers count as usrs
    seasonal workers counted or no | 1 person w 3 devices = how many users | do i count the owner who never logs in
    Do you count mailboxes or human beings? | 10 shop floor guys 1 pc, how many users | Do part-time employees count as full users?
    two people share a computer, one user or two | Does a generic info@ mailbox count as a seat? | do seasonal staff count toward the minimum of 10
    they each have a phone and a laptop, is that extra | Does someone with a laptop and a phone count twice?
    If one man uses two computers, he is one user or two? | People that work half day, they are counted like full?
    What you mean with user, every person or every machine? | The people who works only two days, they count like one user?
    Three workers use same computer in shifts, how you count this? | Could you define who is considered a user for billing purposes?
    The cleaning personnel have no computer, we have to count them? | Does the generic account for the meeting room count like a user?
    Les employés à temps partiel comptent-ils comme des utilisateurs? | Half of our bakery staff never touch a computer. Must they be counted?
    does everybody on the payroll count or just the ones who've got a login | Est-ce que les employés à temps partiel comptent comme des utilisateurs?
    Our warehouse staff never touch a computer; do they need to be counted too?
    Outside contractors get guest access to our files, so do they count as well?
    Our volunteers log in perhaps once a month. Must each one of them be counted?
    do contractors who log in from outside go into the headcount or just employees
    Somebody on parental leave keeps her mailbox open. Is she still a counted user?
    what about folks on maternity leave do I still have to count them in the number
    Would summer students who stay eight weeks have to be included in the headcount?
    We have shared mailboxes such as info and reception. Are those counted as people?
    if somebody just has an email address and nothing else does that make them a user
    Each of our engineers has a desktop, a laptop and a tablet. Is that one seat or three?
    we've got one computer at the front and six people use it so is that six or is that one
    Twelve of our nurses share two terminals on rotating shifts. How many users would that be?
    I've got a couple of people who only come in on Saturdays do I have to count them as users
    Some of our nurses share one workstation; do we pay for each nurse or for the workstation?
    there's twelve on the team but really only five sit at a screen so which number do you go by
    some of my people have a desktop at work and a laptop at home do I get counted twice for them
    The volunteers at our shelter log in once a month, perhaps. Would each be counted as a person?
    Each of our managers has a laptop, a tablet and a phone. Does that count as one user or three?
    There's a tablet by the warehouse door that everybody uses. How do you count a device like that?
    I got eight guys on trucks who only check email on their phones so do they count as users or not
    I've got nine full-time people plus six students on weekends; which of them count toward the user number? | is it per person or per computer
    Would my phone count as an endpoint in a quote? | Is that for the whole company or for each person?
    Is it per computer or per person? We are 12 with 20 machines. | is the server a user | volunteers as users? | comptez-vous les temps partiels?
    dont want to pay for ghost accounts. how do u count | owner has 3 devices. 1 user or 3
    My wife does the books on weekends from our own account, so am I one or are we two?
    On a besoin de savoir si une boîte courriel générique est facturée comme un utilisateur.
    Kindly advise whether service accounts, for example the one our scanner uses, are regarded as users.
    Do the fee cover all devices from one employee or each device is separate fee? | Are light users at a reduced count, or is everybody a whole seat?
    We have two vacant positions with logins ready but nobody hired; would those empty places be charged too? | Who exactly is a "user"?
    Is a shared computer one user or several? | If two employees use same computer, is it one user or two?
    A kiosk in the showroom runs under its own login. Does that make it a user?
    We have seasonal pickers from June to September. Are they users for those months?
    my bookkeeper comes in two days a week from her own company would she be counted as one of ours | do part timers count?
    is that per person or per device | two pcs each, counted once? | does a shared computer count as a user
    We have several shared mailboxes. Would each of them be regarded as a user? | phones count? | One person has laptop and desktop, is it one user or two?
    what about the receptionist who only has email
    so my drivers only use a tablet once a day and they don't have email so do they have to be counted as users or not | is a server counted as a user
    what counts as a user | est-ce que les temps partiels comptent? | Un poste partagé par trois personnes, ça compte pour combien?
    does info@ count as one | the owner's wife logs in once a month, is she a user | shift workers on one machine: one user or four?
    do volunteers count toward the number | I'm not paying for a scanner mailbox, is it counted or not | so it goes by heads and not by computers?
    does every mailbox cost a seat | The cleaning people without computer, they are counted also? | who do you count
    contractors with a login, are they users | is a kiosk pc a seat | how do you count somebody with three devices
    do board members with only an email address count in | Would our seasonal employees be counted for the full year or only when they are present?
    does an inactive account count | bookkeeper comes in once a week, do I count her? | 20 staff but 12 computers, which number do you go by
    one user per machine? | are meeting room PCs in the user count | and the summer students, do we pay for them too | people on mat leave, are they billed
    is the price by the workstation or by the employee | we have 33 computers but 28 employees, which number do you use
    do you bill the laptops or the people | per office or all together? | do part time people cost the same | is it by machine or by head
    who counts as a user | what is a user | who is a user | who counts | what's considered a user | who do we pay for | how do you count users
    how are users counted | how do you define a user | per user or per device | per person or per device | is it per user or per device | is it per device
    is it per computer | is the price per person or per computer | do you charge per user or per device | do you charge per device
    do you charge per computer | do you charge for shared computers | do you charge for shared mailboxes | do you charge per mailbox | do part-timers count
    do part time staff count | do part-time employees count as users | do interns count | do contractors count | do servers count as users
    do shared mailboxes count | do shared computers count | does a mailbox count as a user | does a server count | does everyone count as a user
    does each device count | does the owner count as a user | two devices per person, is that one user | do I pay for part-timers | who cuonts as a user
    do part timers coutn | qui compte comme utilisateur | est-ce par utilisateur ou par appareil | is it per person | do volunteers count
    est-ce que les temps partiels comptent | does the owner count if he works from home | do volunteers count as users
    we have a summer student, does she count | my partner only reads mail, is he a user | do I pay for someone who works remotely
    our front desk computer is shared by three, how many users is that | does a shared reception desk count as one or two
    is a co-op student counted in the price | I own the place but I'm rarely in, do I count | does my wife count, she just checks the books once a month
    is the bookkeeper that comes fridays a user | do we pay for board members with a mailbox | our volunteers only use one laptop, do they count
    would an intern for 3 months be a user | silent partner who just gets emails, counted? | does a remote worker in BC count the same
    do people on maternety leave count | do drivers who only have a phone count as users | is the guy in the warehouse without a computer a user
    does a person with only a mailbox count | our receptionists swap at one desk, is that one user | do I count the cleaning lady, she has no login
    my accountant logs in from outside, is she a user | do contractors count toward the number | does a seasonal worker count all year | are temps conted
    does the retired founder with an email address count | do I need to include myself as the owner in the head count
    two part timers sharing one login, one user or two | is someone who works 4 hours a week a full user | does a volonteer treasurer count
    do sumer students count in the price | my dad reads email from home, does he count | would our offshore assistant count as a user
    does the shared kiosk in the lobby need a user | est-ce que le proprio qui travaille de la maison compte
    une étudiante d'été, ça compte comme utilisateur? | mon associé lit juste ses courriels, faut-il le compter | les bénévoles comptent-ils dans le prix
    un poste d'accueil partagé à trois, ça fait combien d'utilisateurs
  `,
};
