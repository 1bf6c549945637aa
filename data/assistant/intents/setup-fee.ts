import type { RecordsInput } from '../../schema/site.ts';

export const setupFeeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'setup-fee',
  examples: `
    is there a setup fee
    how much is set-up
    what do you charge to get started
    is there an onboarding cost
    any one time fees
    what is the set-up fee for
    can the set up fee be waived
    do we pay something up front
    start-up charges?
    installation costs
    how much is the initial cost for enterprise
    setup?
    y a-t-il des frais de mise en place
    combien coûte l'installation
    frais d'installation
    is there a set-up fee for professional
    is there a setup fee for enterprise
    what is the set-up fee of essential
    Y a-t-il des frais de mise en service?
    c tu gratuit le setup ou vous chargez de quoi au départ
    On m'a parlé de frais d'intégration uniques; à quoi servent-ils exactement?
    est-ce que vous pouvez laisser tomber les frais de départ si on signe ce mois-ci
    les frais uniques du début pour 40 postes, ça monte à combien
    frais initiaux?
    Nous sommes un organisme de bienfaisance : les frais de démarrage peuvent-ils être annulés?
    faut-tu payer de quoi pour commencer à part le mensuel
    jespere quil y a pas de frais d'activaton cachés au debut
    les frais d'intégration sont-ils par utilisateur ou un montant fixe
    pourquoi des frais de configuration quand nos ordis sont déjà tout prêts
    Is there a one-time onboarding charge, and what does it cover?
    how much upfront before the monthly starts
    can you waive the set up if we sign for two years
    do i must pay something for beginning, only one time?
    Why on earth would I pay you an onboarding fee just to become a customer?
    so is there like an activation fee or whatever you call it when we first come on board
    onboarding cost 50 users
    We're a registered charity with 18 staff. Could the implementation fee be dropped?
    is the setup charge per user or flat
    startup costs
    if we add a second site in Barrie later do we pay the initial fee again
    and what do we pay for the set up?
    I noticed an initial charge in another quote I received. Do you also ask for a fee to get started, and how much is it?
    Is the set-up fee dearer on Enterprise than on Essential? Both amounts please
    What is the set up fee on each plan?
    what do we get for it?
    is there a setup charge for the middle plan
    I see there is a one-time fee at the beginning and my boss will ask me about it. What are we paying for there?
    And the set-up, what is payable once?
    What is the set-up fee for, and how much is it on Professional?
  `,
};
