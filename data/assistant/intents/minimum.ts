import type { RecordsInput } from '../../schema/site.ts';

export const minimumIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'minimum',
  examples: `
    max users | too small? | minimum seats | min # of users? | too small at 2? | is 4 ppl enough | ya tu un maximum | max size u handle | y a-t-il un minimum
    whos a user exactly | whats the min users? | do part timers count | 5 user minimum true? | 500 staff too big 4 u? | is there a maximum size
    is there a minimum size | fewest users you accept | minimum seats essential | r we too small w/ 2 ppl | are we too small for you | Are part-timers counted?
    Who exactly is a "user"? | per user or per computer | 3 devices 1 guy = 1 user? | min # of ppl for essential | Do interns count as users?
    smallest firm u work with? | do part timers count as usrs | do you work with tiny offices | is 500 emploees too big for u | Smallest company you'd accept?
    just me, 1 person, u take that | seasonal workers counted or no | can a two person office sign up | do you need at least five users
    Is five the least you work with? | what's the smallest firm you take | is 8 people enough for enterprise | how big does a company have to be
    Is there an upper limit on staff? | is there a minimum number of users | how many users do we need at least | Do you take one-person businesses?
    what is the minimum number of users | minimum number of people for a plan | on est juste 3, vous nous prenez-tu | Are we too small with three people?
    we are only 3 people, do you take us | wat size of firms r ur usual clients | What's your minimum number of users? | we have 400 employees, are we too big
    only 3 of us here. anything for that? | Would 400 people be too many for you? | 1 person w 3 devices = how many users
    How many employees must a client have? | do i count the owner who never logs in | nous ne sommes que 4, est-ce trop petit
    minumum nubmer of poeple for essental?? | Do you count mailboxes or human beings? | 10 shop floor guys 1 pc, how many users
    What size of firm is your typical client? | Is a shared computer one user or several? | I only have 3 employees. Can I still join?
    just me and my assistant, is that too small | jusqu'à combien d'usagers pouvez-vous gérer | Do part-time employees count as full users?
    two people share a computer, one user or two | trop petit pour vous un bureau de 7 à Barrie? | Does a generic info@ mailbox count as a seat?
    From how many employees you accept a company? | 10 c'est vraiment le plancher ou ça se discute | We are only two persons, is it too few for you?
    Is our company too large for you? We are 1,200. | do seasonal staff count toward the minimum of 10 | Our school has 650 accounts. Do you go that high?
    It exists a minimum of licences that I must take? | they each have a phone and a laptop, is that extra | Which is the maximum of workers that you can take?
    Does someone with a laptop and a phone count twice? | We are only three persons, you accept so small firm?
    est ce que 4 postes cest asser pour prendre un forfai | Prenez-vous les grosses compagnies, genre 400 postes?
    I'm a sole practitioner. Do you take clients my size? | If one man uses two computers, he is one user or two?
    People that work half day, they are counted like full? | Quel est le nombre minimal d'utilisateurs pour adhérer?
    What you mean with user, every person or every machine? | would a one woman law practice be too tiny for you folks
    its just me n my wife, 2 users. can we take the essential | how few people can you have before you guys say no thanks
    If two employees use same computer, is it one user or two? | I was wondering whether you have a minimum number of users.
    What is the biggest number of employees that you can serve? | After the merger we'll be about 400 strong. Too big for you?
    What sort of size are the businesses you normally look after? | The people who works only two days, they count like one user?
    May I ask what the smallest company is that you would accept? | solo lawyer with one assistant in Barrie, would you take us on
    Three workers use same computer in shifts, how you count this? | I have 8 employees and would like the 24/7 help desk. Possible?
    Could you define who is considered a user for billing purposes? | The cleaning personnel have no computer, we have to count them?
    cabinet comptable de 5 pers. + 3 pendant les impots, assez gros? | Does the generic account for the meeting room count like a user?
    Est-ce qu'on est trop petits à trois personnes pour être clients? | I fear we fall below your threshold, being a team of four. Do we?
    Les employés à temps partiel comptent-ils comme des utilisateurs? | Only 7 of us but we would want the top plan with nights. Possible?
    Is there an upper limit on the number of employees you look after? | I have small shop alone with one helper, you take so small client?
    There are only three of us in the office; would you still take us on? | somebody said you need at least ten computers to sign up is that true
    Half of our bakery staff never touch a computer. Must they be counted? | does everybody on the payroll count or just the ones who've got a login
    On est seulement trois employés, est-ce que c'est trop petit pour vous? | Est-ce que les employés à temps partiel comptent comme des utilisateurs?
    Nobody wants a five-person firm. Do you, or should I stop wasting my time? | Is there an upper limit on headcount? Our hospital foundation employs 275.
    A kiosk in the showroom runs under its own login. Does that make it a user? | Our warehouse staff never touch a computer; do they need to be counted too?
    We're just my wife and me in a surveying office. Is that under your minimum? | My enterprise is very little, one boss and one secretary, is enough for you?
    Outside contractors get guest access to our files, so do they count as well? | Our group runs 1,100 seats across Canada. Is that beyond the size you serve?
    Our volunteers log in perhaps once a month. Must each one of them be counted?
    do contractors who log in from outside go into the headcount or just employees
    Somebody on parental leave keeps her mailbox open. Is she still a counted user?
    what about folks on maternity leave do I still have to count them in the number
    so we only need three seats but is there some least amount you make people take
    we're nine now, ten in september when the new bookkeeper starts, can we join yet
    We employ nine hundred people across Canada. Is that beyond what you can handle?
    Would summer students who stay eight weeks have to be included in the headcount?
    It is just my assistant and me, so perhaps we're too small for a firm like yours?
    We have shared mailboxes such as info and reception. Are those counted as people?
    if somebody just has an email address and nothing else does that make them a user
    We have seasonal pickers from June to September. Are they users for those months?
    we've got about four hundred people across three plants is that too big for you guys
    so there's only four of us in the office are we big enough to be a customer of yours
    Each of our engineers has a desktop, a laptop and a tablet. Is that one seat or three?
    je suis travailleuse autonome avec une adjointe, acceptez-vous des clients aussi petits
    we've got one computer at the front and six people use it so is that six or is that one
    so it's just me and my wife and a part time girl on Fridays are we even worth your while
    Twelve of our nurses share two terminals on rotating shifts. How many users would that be?
    I've got a couple of people who only come in on Saturdays do I have to count them as users
    Some of our nurses share one workstation; do we pay for each nurse or for the workstation?
    we've got like six hundred employees in four provinces is that more than you normally take
    Most IT companies turned us away for having just four desks. Do you accept teams that tiny?
    what's the smallest number of people you'll sign up because we're just starting out with two
    there's twelve on the team but really only five sit at a screen so which number do you go by
    Too small for you or too big? We have ninety on staff. What range do you normally look after?
    some of my people have a desktop at work and a laptop at home do I get counted twice for them
    The volunteers at our shelter log in once a month, perhaps. Would each be counted as a person?
    Each of our managers has a laptop, a tablet and a phone. Does that count as one user or three?
    my bookkeeper comes in two days a week from her own company would she be counted as one of ours
    There's a tablet by the warehouse door that everybody uses. How do you count a device like that?
    I got eight guys on trucks who only check email on their phones so do they count as users or not
    Nous comptons 320 employés répartis sur quatre sites; est-ce au-delà de votre clientèle habituelle?
    I figured you only deal with big outfits and we're only a handful so tell me if we're wasting your time
    I've got nine full-time people plus six students on weekends; which of them count toward the user number?
  `,
};
