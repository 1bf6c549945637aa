import type { RecordsInput } from '../../schema/site.ts';

export const statementIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'statement',
  examples: `
    we are a law firm
    we have 30 people
    our office is in markham
    we use microsoft 365
    I'm the office manager
    we are 12
    currently we have one server
    I work at a dental clinic
    we have two locations
    our contract with the old provider ends in june
    nous sommes un cabinet d'avocats
    nous sommes 15
    on est un cabinet d'avocats
    Nous comptons une trentaine d'employés répartis entre Toronto et Barrie.
    j'ai une clinique dentaire à Oakville
    on est 15
    notre fournisseur actuel ferme ses portes
    je suis la directrice administrative d'un OBNL
    on utilise google workspace en ce moment
    usine de plastique, 90 employés, 2 shifts
    Notre contrat informatique prend fin en septembre.
    la moitié de l'équipe travaille de la maison
    on a pas d'informaticien
    jsuis comptable a mon compte avec 11 employé
    I am the office manager of a 30-person accounting practice in Markham.
    15 employees
    my company make furniture in Barrie, two shift
    so we're a dental group three locations and about fifty staff all together
    google workspace here
    Our IT guy quit last week without notice.
    half of us work from home
    Our present agreement ends in September.
    small charity
    we've got an old server in the closet
    I own a machine shop, 85 people, Hamilton
    the old one is closing
    as soon as possible
    the whole office
    we are a restaurant
    we r in etobicoke
    our IT guy left
    we back up to a USB drive
    we are on the third floor
    we open at 7
    lol sorry, my cat walked over the keyboard
    everything is on one server
    about 25
    right now 18, later more
    our team is 9
    the server is in the basement
    our tech is on parental leave
    just laptops
    we are moving
    we manage 14 condos
    a friend sent me
    we lost our IT guy
    no question right now, only looking around. cheers
    nobody here knows computers
    we're 42 people
    nothing yet
    we have to decide today
    all 18 of us
    our shared drive is a mess, everyone can open payroll
    we use Clio and Teraview mostly
    no server
    our office is on King Street
    only 14 of us
  `,
};
