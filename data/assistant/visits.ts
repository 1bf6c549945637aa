import type { RecordsInput } from '../schema/site.ts';

/** What people ask before and after an appointment. */
export const visitIntents: RecordsInput['assistant']['intents'] = [
  {
    id: 'quote-free',
    examples: `
      am I committed to anything if I send the form | does a quote cost anything | is the quote free | what if I only want a price first
      I only want a price, does that cost anything | is asking for a price free | and a price alone, what is that
      do I have to pay for the estimate | is there a fee for a quote | am I obliged to book | free estimates? | le devis est-il gratuit
      do I have to take you if I ask for a price | can I still say no after the quote | is a quote binding | no strings attached?
      does sending the form oblige me to buy | what do I pay if I only want to know the price | if I decline your price, do I owe you something
    `,
  },
  {
    // What is said within an emergency about its next step; outside of one it means something else.
    id: 'danger-next',
    examples: `
      done, now what | ok done. what next | I did that, what now | I turned it off, what do I do next | it is closed now, and then? | it is off now
      I closed it | I have shut it, now what | I found it and closed it, next | I found the valve and shut it, and now? | I pulled the lever, next
      I turned the handle, what now | did all that | that is done | the valve is closed now, what else | everything is off. next?
      it stopped | it stopped by itself | it has stopped now, am I good | it seems to have stopped, can I use it again | it is slower now | it is gone now
      it is quiet now, is it over | it calmed down | it is not getting better | we are outside now | we are all out | we went to the neighbours
      I am upstairs now | we are in the car | everybody is safe, what now | who do I call | who do I call first | who should I phone now
      do I call you or the fire department | should I call 911 | how long until you come | what do I do until you come | what else can I do till then
      is that all | anything else I should do | should I leave it like that | can I use it now | is it safe now | c'est fait, et maintenant
      nous sommes dehors | qui dois-je appeler | ça s'est arrêté
    `,
  },
  {
    id: 'solved',
    examples: `
      never mind, it is fixed | forget it, it runs again | all back to normal, thanks | it works again by itself | never mind, I fixed it
      forget it, it works again | it is all good now, thanks anyway | my brother fixed it
      never mind, I got it | got it working, thanks anyway | no need any more, my neighbour repaired it | it was nothing, sorry | false alarm, all is dry
      problem solved | solved it myself, thank you | it is dry and fixed now | sorted, do not need anybody | all sorted now | it was only a loose lid
      we found the cause and fixed it | no worries, it is taken care of | I managed by myself, thanks | laissez faire, c'est réparé | c'est réglé, merci
    `,
    counterExamples: `I turned it off, now what | it stopped by itself, is that ok | never mind that, how much is it | I want to cancel my appointment`,
  },
  {
    id: 'same-price',
    examples: `
      do you charge more to come out here | is the price the same in other towns | do you charge travel | is there a travel fee | mileage?
      same price there? | the same price? | and the price is the same? | do you charge for the drive | which town costs more | travel charge
      facturez-vous le déplacement
      does it cost the same there | is it the same price in my town | do I pay for the kilometres | is it dearer further out
    `,
  },
  {
    id: 'distance',
    examples: `
      how far are you | how far away are you from here | how many km is that from your office | how far is it | what is the distance to your shop
      which place is the furthest from you | which town is closest to your office | are you near me or far away | how far do you drive
      à quelle distance êtes-vous | c'est à combien de kilomètres
    `,
  },
  {
    id: 'after-hours-price',
    examples: `
      how much extra on a Sunday night | is it more on weekends | do you charge extra at night | weekend rate? | overtime rate | holiday surcharge
      is the call-out the same on Saturday | what does an emergency at night cost | evening rate | is the price higher at night than by day
      does a Saturday visit cost more | do you cost more after hours than during the day | off-season price? | is there a price for slow months
      do your prices go up in winter | is it cheaper when it is not busy | does it cost less in spring | are you cheaper in summer
      are you cheaper on weekdays | are nights and holidays more expensive
      y a-t-il un supplément le soir | est-ce plus cher la fin de semaine
    `,
    counterExamples: `
      are you open on Saturday | are you open at night | when are you open | do you come on weekends | is somebody there in the evening
    `,
  },
  {
    id: 'change-visit',
    examples: `
      I want to cancel my appointment tomorrow | can I move my appointment | reschedule my visit | cancel the visit on Friday | I need to change the time
      nobody showed up for my appointment | he is late | je veux annuler mon rendez-vous
      I have booked a visit and something came up | I booked and must cancel, what does that cost | my visit is booked but I want to call it off
      what does it cost to cancel | is there a cancellation fee | I have an appointment and cannot be home | can we make it another day instead
      he was supposed to be here at nine and nobody came | still waiting, your guy is an hour late | forget it, I will do it myself
      I do not need you any more, I solved it | put off my visit until next week | postpone the appointment
    `,
  },
  {
    id: 'what-to-tell',
    examples: `
      what should I say in my message | what information do you need from me | what do you want to know before you come | what do I tell you on the phone
      which details do you need for a price | do you need pictures | should I send a photo | what do I need to have at hand when I call
      what do I write in the form | que dois-je vous dire
    `,
  },
  {
    id: 'in-writing',
    examples: `
      I cannot phone, can I write instead | I am hard of hearing | I cannot talk on the phone | can we do this by text | do you answer text messages
      I would rather write than call | my speech is impaired, how do I reach you
      is there a way without calling | can I message you instead of phoning
      je suis sourd | puis-je vous écrire au lieu d'appeler
    `,
  },
  {
    id: 'invoice',
    examples: `
      who gets the invoice | send the bill to my landlord | can the invoice go to the owner | the bill goes to somebody else than who is at home
      my tenant lets you in and I pay | invoice the company please | can you bill our head office | bill to another address
      the tenant is at home, invoice the owner | someone else will be there, please bill me | I pay, but I am not the one who lives there
      the owner pays and the tenant is there | put the invoice in my company's name
      à qui va la facture | envoyez la facture au propriétaire
    `,
  },
  {
    id: 'surprises',
    examples: `
      if something else comes up while you work, who pays | do you just add it to the bill when there is more to do
      what if you find something else | do I get a bigger bill if you find more | can the price go up once you started | what if it takes longer
      is the price fixed once you begin | no surprises on the bill? | what if there is more wrong than we thought | what if it turns out to be worse
      will you ask me before you do extra work | what happens if something else is broken too | could it end up costing more than you said
    `,
  },
];

/** What is said to that where the trade says nothing else. */
export const visitPolicies: RecordsInput['assistant']['policies'] = {
  'quote-free': { text: 'A quote is free, the form too, and neither commits you to anything.' },
  solved: { text: 'Good to hear. If you need us again, call {provider.phone} ({hours.label}).' },
  'same-price': { text: 'Prices are the same in every place that we serve.' },
  'after-hours-price': {
    text:
      'This site names one price for each service, and no other one for evenings, weekends or seasons. Our hours are {hours.label}. ' +
      '{hours.note}. Ask for your price before you agree: {provider.phone}.',
  },
  'change-visit': {
    text:
      'Call {provider.phone} ({hours.label}) to cancel or move an appointment, or if nobody was there: ' +
      'I cannot see appointments, and this site names no fee for it.',
  },
  'what-to-tell': {
    text: 'Say what it is about, since when, where you are and how to reach you. Call {provider.phone} or send the form.',
  },
  'in-writing': {
    text: 'You need not phone: write to {provider.email} or send the contact form, and we answer in writing.',
    page: { title: 'Contact', href: '/contact' },
  },
  invoice: { text: 'Say on the phone or in the form who gets the invoice: {provider.phone}.' },
  surprises: {
    text: 'You get a price before we begin. What nobody could know waits until you have said yes to its price.',
  },
};
