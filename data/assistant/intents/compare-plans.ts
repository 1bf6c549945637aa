import type { RecordsInput } from '../../schema/site.ts';

export const comparePlansIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'compare-plans',
  examples: `
    what would we lose on the cheaper plan | what does the middle plan have that the small one lacks | is the bigger plan worth the extra
    what's missing in the small plan | why would I pay more for the middle one | c'est quoi la différence entre vos forfaits | comparez les trois forfaits
    what's the difference between essential and professional | compare the plans | how does professional differ from enterprise | professional vs enterprise
    what do I gain with the bigger plan | why is enterprise more expensive | side by side comparison of all three
    what does pro have that essential doesn't | difference between the plans | is the upgrade worth it | what do I lose if I take the cheap one
    quelle est la différence entre les forfaits | comparez essential et professional | whats the diff between pro and enterprise
    difference pro vs enterprise | what does enterprise have that pro does not | Pourriez-vous m'expliquer ce qui distingue vos trois forfaits?
    c'est quoi que j'ai de plus avec Enterprise comparé à Professional | comparatif des plans svp
    pourquoi prendre le pro plutôt que le essential, je vois pas trop la différence | En quoi le soutien diffère-t-il d'un forfait à l'autre?
    je comprend pas la diference entre vos 3 plan | qu'est-ce qu'on perd si on descend de Enterprise à Professional | tableau comparatif
    niveau sécurité, Essential pis Professional, c'est-tu pareil?
    Est-ce que l'écart entre Professional et Enterprise est surtout la cybersécurité ou aussi le temps de réponse?
    Could you explain how the three plans differ? | difference?
    I'm looking at your plans and honestly the middle one and the top one look the same to me so what's different | compare plans pls
    In terms of support hours, how do Essential and Professional compare? | whats the downside of going with the cheap plan instead of pro
    side by side chart | security-wise, what separates the three tiers | what do we lose moving from Enterprise down to Professional
    In a few words, what does Professional have that Essential has not?
    How different are Professional and Enterprise for a place that stays open on weekends? | What is the difference between Essential and Professional?
    What's the difference between Essential and Professional? | Professional versus Enterprise, please. | How does Enterprise differ from Professional?
    What would we lose by dropping to Essential? | Is Professional worth the extra money? | Compare all three plans side by side.
    What does the upgrade to Enterprise bring us? | Why pick the middle plan over the small one? | Essential or Professional: where's the catch?
    What do I gain going one tier higher? | Contrast the basic and premium packages for me. | Anything missing in Essential that Professional has?
    Is the jump from Professional to Enterprise justified? | How big is the gap between your lowest and highest plan?
    We're nine people at a print shop on Queen East. What would we be giving up if we took Essential in place of Professional?
    My partner favours Enterprise, I favour Professional. Can you lay out what separates the two?
    Both plans list monitoring. So in what way is the Professional version better than the Essential one?
    On paper Enterprise looks almost identical to Professional. What is the real distinction?
    Our bookkeeper wants to save money by going a step down from Enterprise; which protections disappear?
    I read the table twice and still can't tell Essential apart from Professional. Help me see the contrast.
    The owner asks whether the dearer tier pays off versus the cheaper one for a brewery.
    If we moved up from Essential, which new things would our receptionist and the drivers notice?
    A side-by-side table of Essential and Enterprise would help me before Monday's partners' meeting.
    Security is our worry since the phishing mess in May, so how much safer is Enterprise compared to Professional?
    Some vendors just rename the same thing. In what respects are your three packages really different?
    I want the pros and cons of the small plan against the large one, for a daycare with two sites.
    Does spending more on Professional make a noticeable difference to a shop like ours in Kensington Market, as against the entry plan?
    We'd be downgrading from Enterprise after selling a branch. What falls away? | diff between ess and pro? | pro vs enterprise whats better about it
    is enterprize worth it over pro | whats the diffrence of the 3 plans | essential vs professional pls compare
    I not understand why Professional is better than Essential, please explain difference. | If I take smaller plan, what I am losing compared with bigger?
    Please make comparison of your plans. | What more has the Enterprise than the Professional?
    so what do I get with professional that I don't get with essential
    can you compare the enterprise plan and the professional plan for me I don't really see how they differ
    is it worth paying for the bigger plan or is the smaller one pretty much the same | Quelle est la différence entre Essential pis Professional?
    Ça vaut-tu la peine de prendre Enterprise au lieu de Professional?
  `,
};
