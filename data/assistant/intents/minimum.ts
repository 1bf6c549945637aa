import type { RecordsInput } from '../../schema/site.ts';

export const minimumIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'minimum',
  examples: `
    is there a minimum number of users | we are only 3 people, do you take us | are we too small for you | what's the smallest firm you take
    is 8 people enough for enterprise | do you work with tiny offices | is there a maximum size | we have 400 employees, are we too big
    can a two person office sign up | minimum seats | just me and my assistant, is that too small | how big does a company have to be | y a-t-il un minimum
    nous ne sommes que 4, est-ce trop petit | what is the minimum number of users | how many users do we need at least | minimum number of people for a plan
    is there a minimum size | do you need at least five users | fewest users you accept | on est juste 3, vous nous prenez-tu
    Quel est le nombre minimal d'utilisateurs pour adhérer? | trop petit pour vous un bureau de 7 à Barrie?
    Nous comptons 320 employés répartis sur quatre sites; est-ce au-delà de votre clientèle habituelle? | ya tu un maximum
    je suis travailleuse autonome avec une adjointe, acceptez-vous des clients aussi petits | 10 c'est vraiment le plancher ou ça se discute
    cabinet comptable de 5 pers. + 3 pendant les impots, assez gros? | est ce que 4 postes cest asser pour prendre un forfai
    jusqu'à combien d'usagers pouvez-vous gérer | Prenez-vous les grosses compagnies, genre 400 postes? | too small?
    we've got about four hundred people across three plants is that too big for you guys | max users
    Nobody wants a five-person firm. Do you, or should I stop wasting my time? | solo lawyer with one assistant in Barrie, would you take us on
    Is there an upper limit on headcount? Our hospital foundation employs 275. | minimum seats essential
    we're nine now, ten in september when the new bookkeeper starts, can we join yet | do seasonal staff count toward the minimum of 10
    only 3 of us here. anything for that?
    What size of company is your sweet spot? I run a 70-person print shop and the last firm treated us like a lemonade stand.
    I have 8 employees and would like the 24/7 help desk. Possible? | minumum nubmer of poeple for essental??
    After the merger we'll be about 400 strong. Too big for you? | min # of ppl for essential | What size of firm is your typical client?
    I only have 3 employees. Can I still join? | We'd be seven on Enterprise. Is that a problem?
    Only 7 of us but we would want the top plan with nights. Possible? | wat size of firms r ur usual clients
    What sort of size are the businesses you normally look after?
    Too small for you or too big? We have ninety on staff. What range do you normally look after?
    its just me n my wife, 2 users. can we take the essential | What's your minimum number of users? | Are we too small with three people?
    Is there an upper limit on staff? | Do you take one-person businesses? | Are part-timers counted? | How many employees must a client have?
    Would 400 people be too many for you? | Does someone with a laptop and a phone count twice? | Do interns count as users?
    Smallest company you'd accept? | I'm a sole practitioner. Do you take clients my size? | Who exactly is a "user"?
    Do you count mailboxes or human beings? | Is five the least you work with?
    We're just my wife and me in a surveying office. Is that under your minimum?
    Twelve of our nurses share two terminals on rotating shifts. How many users would that be?
    Each of our engineers has a desktop, a laptop and a tablet. Is that one seat or three?
    I've got nine full-time people plus six students on weekends; which of them count toward the user number?
    Our school has 650 accounts. Do you go that high? | Most IT companies turned us away for having just four desks. Do you accept teams that tiny?
    Does a generic info@ mailbox count as a seat? | We have seasonal pickers from June to September. Are they users for those months?
    The volunteers at our shelter log in once a month, perhaps. Would each be counted as a person?
    A kiosk in the showroom runs under its own login. Does that make it a user?
    There's a tablet by the warehouse door that everybody uses. How do you count a device like that?
    Somebody on parental leave keeps her mailbox open. Is she still a counted user?
    Outside contractors get guest access to our files, so do they count as well? | min # of users? | r we too small w/ 2 ppl | do part timers count as usrs
    is 500 emploees too big for u | 1 person w 3 devices = how many users | We are only three persons, you accept so small firm?
    Which is the maximum of workers that you can take? | The people who works only two days, they count like one user?
    If two employees use same computer, is it one user or two? | My enterprise is very little, one boss and one secretary, is enough for you?
    so there's only four of us in the office are we big enough to be a customer of yours
    what's the smallest number of people you'll sign up because we're just starting out with two
    Est-ce qu'on est trop petits à trois personnes pour être clients? | Les employés à temps partiel comptent-ils comme des utilisateurs?
  `,
};
