import type { RecordsInput } from '../../schema/site.ts';

export const comparePlansIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'compare-plans',
  examples: `
    c'est quoi la différence entre vos forfaits
    comparez les trois forfaits
    what's the difference between essential and professional
    compare the plans
    how does professional differ from enterprise
    professional vs enterprise
    what do I gain with the bigger plan
    why is enterprise more expensive
    side by side comparison of all three
    what does pro have that essential doesn't
    difference between the plans
    is the upgrade worth it
    what do I lose if I take the cheap one
    quelle est la différence entre les forfaits
    comparez essential et professional
    whats the diff between pro and enterprise
    difference pro vs enterprise
    what does enterprise have that pro does not
    Pourriez-vous m'expliquer ce qui distingue vos trois forfaits?
    c'est quoi que j'ai de plus avec Enterprise comparé à Professional
    comparatif des plans svp
    pourquoi prendre le pro plutôt que le essential, je vois pas trop la différence
    En quoi le soutien diffère-t-il d'un forfait à l'autre?
    je comprend pas la diference entre vos 3 plan
    qu'est-ce qu'on perd si on descend de Enterprise à Professional
    tableau comparatif
    niveau sécurité, Essential pis Professional, c'est-tu pareil?
    Est-ce que l'écart entre Professional et Enterprise est surtout la cybersécurité ou aussi le temps de réponse?
    Could you explain how the three plans differ?
    difference?
    I'm looking at your plans and honestly the middle one and the top one look the same to me so what's different
    compare plans pls
    Why is Enterprise so much better than Pro supposed to be? Spell it out.
    In terms of support hours, how do Essential and Professional compare?
    whats the downside of going with the cheap plan instead of pro
    side by side chart
    security-wise, what separates the three tiers
    what do we lose moving from Enterprise down to Professional
    In a few words, what does Professional have that Essential has not?
    How different are Professional and Enterprise for a place that stays open on weekends?
    What do I get on Professional that I don't get on the cheapest one?
    What is the difference between Essential and Professional?
  `,
};
