import type { RecordsInput } from '../../schema/site.ts';

export const identifyIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'identify',
  examples: `
    who wrote that one star review about us | can you find out who posted a bad google review on my business | who is behind this email address
    who owns this phone nubmer | whose number is 416 555 0132 | find out who this IP address belongs to | can you trace an anonimous email
    who sent me this anonymous email | I need to know who is behind a gmail account | who is calling me from this number
    can you look up a phone number for me | whose IP is 24.114.55.10 | track down the person who wrote a fake review
    how do I find out who left the review on Google | somebody left a nasty review, can you get me the name | can you unmask an anonymous reviewer
    who runs this instagram account making fun of our shop | who's behind the facebook page about our company | tell me who owns this domain
    who is hiding behind this hotmail address | I got an anonymous complaint letter by email, who wrote it
    can you trace where an email came from and who sent it | can you find the person's name from an IP | I have an IP address, get me the street address
    who lives at this address | who is at 22 King Street unit 4 | what's the name of the person with this cell number
    reverse lookup a number for me please | can you reverse search an email address | find me the real name behind this username
    who postd about us on reddit | a redditor is trashing my business, who is it | identify the sender of an anonymous tip sent to our board
    who wrote the glassdoor review about our office | I think an employee wrote the Glassdoor review, can you confirm who
    who is this person that keeps emailing us without a name | can you tell me who made this fake profile | who registred this website
    someone keeps calling and hanging up, find out who | blocked number calls us daily, can you reveal who it is | can you uncover a private caller
    who texted me from 647 555 0199 | who does this license plate... I mean phone number belong to | can IT people find out who is behind an email
    would you be able to identify an anonymous emailer for us | please determine the identity of the person behind this account
    we wish to learn the identity of an online reviewer | we want to know the author of a review on Yelp | Who is the person behind this Yelp account
    is there a way to know who visited our site by their IP | an IP keeps showing in our logs, whose is it | I want the name of whoever is using this IP
    can you tell who wrote this comment on our blog | who left the anonymous comment under our post | can you figure out which competitor wrote that review
    I bet its a competitor who wrote it, can you prove who | find who is behind the protonmail that writes to my staff | who owns that protonmail adress
    can u trace this number | who is this emial from, there's no name on it | how do i find out whos behind a fake acount
    someone anonymous wrote my wife, who is it | somebody sends anonymous notes about me to my boss, who | can you find out who reported us
    who filed the anonymous complaint about our clinic | who's the owner of this twitter handle | get me the identity of a tiktok user
    who is johnsmith4471 on google reviews | I only have a phone number, need name and address | I only have an email, can you tell me who it is
    can you locate a person from their email address | could you geolocate an IP to a person for me | name behind this IP please
    what person uses the number ending 4410 | tell me who wrote it, I have the link to the review | a stranger rated us one star, who is it
    can you help me identify an anonymous poster | do you have tools to find who is behind a number | can your techs trace a burner email
    how can I know who is the man writing me from this address | please to find who is the owner from this telephone number
    you can say me who write this bad opinion on google? | which of my ex employees wrote this anonymous email
    a customer says he's "Bob" online, can you find out who he really is | who made the anonymous survey comment about me
    c'est qui qui a écrit l'avis une étoile sur notre page | pouvez-vous trouver à qui appartient ce numéro de téléphone
    je veux savoir qui se cache derrière cette adresse courriel | à qui est cette adresse IP
    on reçoit des courriels anonymes, pouvez-vous trouver c'est qui
  `,
  counterExamples: `
    who are you | who am I talking to | who is this | who answers the phone | who owns the company | who will be our contact | are you a real person
  `,
};
