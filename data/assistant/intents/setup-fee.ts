import type { RecordsInput } from '../../schema/site.ts';

export const setupFeeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'setup-fee',
  examples: `
    is there a setup fee | how much is set-up | what do you charge to get started | is there an onboarding cost | any one time fees
    what is the set-up fee for | can the set up fee be waived | do we pay something up front | start-up charges? | installation costs | setup?
    y a-t-il des frais de mise en place | combien coûte l'installation | frais d'installation | is there a set-up fee for professional
    is there a setup fee for enterprise | what is the set-up fee of essential | Y a-t-il des frais de mise en service?
    c tu gratuit le setup ou vous chargez de quoi au départ | On m'a parlé de frais d'intégration uniques; à quoi servent-ils exactement?
    est-ce que vous pouvez laisser tomber les frais de départ si on signe ce mois-ci | les frais uniques du début pour 40 postes, ça monte à combien
    frais initiaux? | Nous sommes un organisme de bienfaisance : les frais de démarrage peuvent-ils être annulés?
    faut-tu payer de quoi pour commencer à part le mensuel | jespere quil y a pas de frais d'activaton cachés au debut
    les frais d'intégration sont-ils par utilisateur ou un montant fixe | pourquoi des frais de configuration quand nos ordis sont déjà tout prêts
    Is there a one-time onboarding charge, and what does it cover? | how much upfront before the monthly starts
    can you waive the set up if we sign for two years | do i must pay something for beginning, only one time?
    Why on earth would I pay you an onboarding fee just to become a customer?
    so is there like an activation fee or whatever you call it when we first come on board | onboarding cost 50 users
    We're a registered charity with 18 staff. Could the implementation fee be dropped? | startup costs
    if we add a second site in Barrie later do we pay the initial fee again | and what do we pay for the set up?
    I noticed an initial charge in another quote I received. Do you also ask for a fee to get started, and how much is it?
    What is the set up fee on each plan? | is there a setup charge for the middle plan
    I see there is a one-time fee at the beginning and my boss will ask me about it. What are we paying for there?
    What is the set-up fee for, and how much is it on Professional? | Is there a set-up fee? | What's the one-time charge at the start?
    Can the setup cost be waived? | How much to get started, apart from the monthly rate? | Initial fee for 20 people?
    Why do I have to pay for installation up front? | No startup charge, right? | What does the onboarding fee pay for?
    Is the implementation fee refundable? | Any joining fee? | Would you skip the activation fee if we sign for a year?
    Who pays for the initial installation of your tools? | Is the one-off amount per user or flat?
    Our last provider wanted $3,000 before lifting a finger. Is there something similar with you?
    We already have clean documentation and everything in Intune. Does that lower the initial charge?
    I saw a line called "setup" in the estimate. What work is behind it?
    Charities often get the joining cost dropped. Would our food bank in Parkdale have to pay it?
    Moving 27 employees onto your system must be a lot of work; do you charge for that once or spread it over the months?
    The partners are fine with the monthly amount. What worries them is a big cheque on day one, so is there one?
    If we add a second location in Brampton next year, do we pay the initial fee again?
    A company we talked to advertises zero onboarding costs. Does yours also come free?
    Before the first invoice arrives I'd like to know how large the one-time part will be for an 11-person notary office.
    You install agents, document the network and set up accounts, I suppose. Is all of that covered by a separate one-off fee?
    For a yearly commitment, will you forget about the startup cost? | I own a small print shop, and would rather not pay for the kick-off. Is it mandatory?
    Can the onboarding charge be paid in instalments or is it due at once?
    Somebody mentioned one month's fee as the entry charge. Is that how your setup is priced? | setup fee y/n? | is ther a one time cost 2 start
    how much is onbording fee for 14 usrs | do u waive the setup | whats the instalation fee | It is necessary to pay something one time at the beginning?
    For what is this fee of start, please explain? | You take money for the first installation or is free? | The fee for onboard, can you cancel it for us?
    do we have to pay something up front to get set up or does it just start with the monthly fee
    so what's the one time charge when you bring on a new company with around thirty people
    I noticed there's a set up cost and I was wondering if that's something you could waive for us | Y a-t-il des frais d'installation au départ?
    Les frais de démarrage sont de combien et peut-on les faire annuler?
  `,
};
