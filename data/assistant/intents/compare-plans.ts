import type { RecordsInput } from '../../schema/site.ts';

export const comparePlansIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'compare-plans',
  examples: `
    difference? | compare the plans | compare plans pls | tableau comparatif | side by side chart | diff btwn ur plans? | is ent worth the jump
    is the upgrade worth it | comparatif des plans svp | diff between ess and pro? | professional vs enterprise | comparez les trois forfaits
    whats better abt enterprise | essential to pro, worth it? | difference between the plans | difference pro vs enterprise | pro vs ent, whats different?
    essential vs pro, main diffs | ent over pro - whats the point | is enterprize worth it over pro | what's missing in the small plan
    why is enterprise more expensive | upgrade to pro - what do we gain | basic vs top plan, short version | is the bigger plan worth the extra
    comparez essential et professional | whats the diffrence of the 3 plans | what do I gain with the bigger plan | side by side comparison of all three
    Compare all three plans side by side. | What do I gain going one tier higher? | essential vs professional pls compare
    Please make comparison of your plans. | what would we lose on the cheaper plan | what do I lose if I take the cheap one
    Is Professional worth the extra money? | dowgrade to essential, what do we lose | why would I pay more for the middle one
    Professional versus Enterprise, please. | pro vs enterprise whats better about it | anything in enterprise thats not in pro
    Pouvez-vous comparer vos trois forfaits? | what does pro have that essential doesn't | whats the diff between pro and enterprise
    c'est quoi la différence entre vos forfaits | quelle est la différence entre les forfaits | what does enterprise have that pro does not
    how does professional differ from enterprise | What would we lose by dropping to Essential? | Why pick the middle plan over the small one?
    how do the plans stack up against each other | je comprend pas la diference entre vos 3 plan | Could you explain how the three plans differ?
    security-wise, what separates the three tiers | How does Enterprise differ from Professional? | What does the upgrade to Enterprise bring us?
    Why Professional is more good than Essential? | Essential or Professional: where's the catch? | essential good enough vs pro?? whats the catch
    Contrast the basic and premium packages for me. | Enterprise gives what more than the other ones? | What more has the Enterprise than the Professional?
    Anything missing in Essential that Professional has? | Is the jump from Professional to Enterprise justified?
    what does the middle plan have that the small one lacks | En quoi le soutien diffère-t-il d'un forfait à l'autre?
    pro or essential - what am i missing out on w essential | Quelle est la différence entre Essential et Enterprise?
    what's the difference between essential and professional | How big is the gap between your lowest and highest plan?
    Which is the difference from Professional to Enterprise? | What's the difference between Essential and Professional?
    What I lose if I go down from Enterprise to Professional? | What is the difference between Essential and Professional?
    Quelle est la différence entre Essential pis Professional? | what do we lose moving from Enterprise down to Professional
    Are the differences mostly about security or about support? | In comparison of Professional, what is missing in Essential?
    niveau sécurité, Essential pis Professional, c'est-tu pareil? | Pourriez-vous m'expliquer ce qui distingue vos trois forfaits?
    whats the downside of going with the cheap plan instead of pro | If I take smaller plan, what I am losing compared with bigger?
    qu'est-ce qu'on perd si on descend de Enterprise à Professional | so if we dropped down a level what would we lose like what stops
    I want compare the plans, how they are distinct from each other? | How are different Professional and Enterprise about the support?
    c'est quoi que j'ai de plus avec Enterprise comparé à Professional | Ça vaut-tu la peine de prendre Enterprise au lieu de Professional?
    Quels avantages de plus avec Professional par rapport à Essential? | so what do I get with professional that I don't get with essential
    In a few words, what does Professional have that Essential has not? | The plan number two and the plan number three, what separates them?
    In terms of support hours, how do Essential and Professional compare? | Could you show me side to side the Professional against the Essential?
    In terms of security, how does Essential measure up against Enterprise? | Do I have less protection with the basic plan than with the middle plan?
    What is the difference between the Essential and the Professional, please? | so the big plan and the middle plan help me understand the gap between them
    We'd be downgrading from Enterprise after selling a branch. What falls away?
    It has sense to pay more for Enterprise, or the Professional is almost equal?
    pourquoi prendre le pro plutôt que le essential, je vois pas trop la différence
    is it worth paying for the bigger plan or is the smaller one pretty much the same
    It isn't obvious to me what one gains by going from the first plan to the second.
    Between the two cheaper plans, which are the principal differences for the security?
    The owner asks whether the dearer tier pays off versus the cheaper one for a brewery.
    Supposing we skipped Enterprise and settled for Professional, what would be left out?
    How different are Professional and Enterprise for a place that stays open on weekends?
    I not understand why Professional is better than Essential, please explain difference.
    My predecessor chose Professional and I can't work out what it offers beyond Essential.
    On paper Enterprise looks almost identical to Professional. What is the real distinction?
    Please help me justify to my director why the middle plan is preferable to the basic one.
    For which reason a company passes from Essential to Professional, what are the advantages?
    I fear that Essential is rather bare compared with Professional. Am I mistaken about that?
    Could you explain what we would be giving up if we chose Essential rather than Professional?
    how much more do you actually do for us on Professional than on Essential that's my question
    My partner favours Enterprise, I favour Professional. Can you lay out what separates the two?
    I mean Essential sounds fine so why would anybody pay for Professional what's the point of it
    If we moved up from Essential, which new things would our receptionist and the drivers notice?
    everybody says get the better plan but nobody tells me what makes it better than the basic one
    I want the pros and cons of the small plan against the large one, for a daycare with two sites.
    What would change for our staff, day to day, were we to move up from Essential to Professional?
    I see the Enterprise is more expensive than Professional, what is it that I receive in addition?
    A side-by-side table of Essential and Enterprise would help me before Monday's partners' meeting.
    Would you kindly put your three packages next to each other for me, so I can see how they differ?
    We are weighing two of your tiers; might you summarise their respective strengths and weaknesses?
    We only have cloud apps and no server. Does Professional still give any advantage over Essential?
    is the step up from the basic one actually noticeable or is it just a few extra bells and whistles
    I'm struggling to see why someone would take Enterprise over Professional. What more does it bring?
    say we grew to sixty and moved from Essential to Professional what would actually get better for us
    Some vendors just rename the same thing. In what respects are your three packages really different?
    Both plans list monitoring. So in what way is the Professional version better than the Essential one?
    Our bookkeeper wants to save money by going a step down from Enterprise; which protections disappear?
    I'd be grateful for a comparison table of the plans, or at least the main points where they part ways.
    can you compare the enterprise plan and the professional plan for me I don't really see how they differ
    Our treasurer would like to know whether Professional is really worth it compared with the lowest tier.
    I read the table twice and still can't tell Essential apart from Professional. Help me see the contrast.
    I'm trying to decide if the extra per head for Enterprise buys us anything real compared to Professional
    We've been quoted for Enterprise, but I wonder whether we'd even notice the difference from Professional.
    if I stick with the basic one what am I going to be sorry about later that the next one up would have had
    Is there any material difference in backup and security between your cheapest and your most expensive plan?
    I'm looking at your plans and honestly the middle one and the top one look the same to me so what's different
    Est-ce que l'écart entre Professional et Enterprise est surtout la cybersécurité ou aussi le temps de réponse?
    okay so I've got two of your plans open side by side and honestly they look the same to me so what's different
    Security is our worry since the phishing mess in May, so how much safer is Enterprise compared to Professional?
    tell me the trade-offs between Professional and Enterprise because I have to explain it to three partners tonight
    a friend told me the cheap plan and the mid plan are basically the same service with a different label so is that true
    so you've got a lower plan and a higher plan and what I want to hear is what the higher one does that the lower one can't
    We're nine people at a print shop on Queen East. What would we be giving up if we took Essential in place of Professional?
    Does spending more on Professional make a noticeable difference to a shop like ours in Kensington Market, as against the entry plan?
    my partner thinks we should go for the top one and I think the middle one is plenty so what does the top one have that the middle doesn't
    for protection against hackers, is the top tier worth the extra over the middle | Essential vs Professional? | whats the diff between them
    why pay for Enterprise | is Pro worth the extra? | what more do I get | what do we lose on Essential | how do the tiers differ
    basic or better, difference? | side by side please | what changes if I upgrade | what's missing from the cheap one | pro - ent gap?
    any real difference in support? | do I give anything up going lower | what's the step up bring | how's the big one better | compare all three
    what sets Enterprise apart | C'est quoi la différence entre Essentiel et Professionnel? | Qu'est-ce qu'on perd en prenant le moins cher?
    Le forfait Entreprise vaut-il vraiment la différence? | Comparez-moi les deux premiers forfaits svp. | Qu'est-ce que le plus cher a de plus que l'autre?
    Could you please outline in which respects the second tier surpasses the first, since they appear rather alike to me?
    I have the two columns open before me and still struggle to see what justifies the gap between Professional and Enterprise.
    If I may, what would we gain in everyday terms by moving from the entry plan to the one above?
    Would our employees notice anything at all if we took the lower tier rather than the higher one?
    I should be obliged for a short comparison of the top two, chiefly with regard to security and support.
    Before we downgrade, I'd like to be certain about the features that would disappear from our service. | diff ess/pro in 2 lines | ent worth it or nah
    whats pro got that ess dont | dwngrade = lose what | cheap 1 vs exp 1 main diffs? | pro n ent look same 2 me | upgrade gets me wat exactly
    What is difference of the three plan, I don't see it good. | Why somebody takes Enterprise and not Professional, what has it more?
    If we go from big plan to small plan, which things we don't have anymore? | Is the second plan much better as the first?
    Can you explain me how is Essential different from the other? | I want understand what brings more the expensive plan.
    so I've got the Essential one here and then the Professional one and they both say help desk so what's actually different about them
    okay and if we stay on the lower one what are we gonna be missing out on | like is there a point in going for the fancy one or is it just a nicer name
    tell me in plain English what I'd be getting extra for the forty bucks more per person
    um my partner thinks the top one is a waste compared to the middle one so what's he not seeing
    so say we drop down a level next year what goes away the monitoring the backups what
    I'm trying to weigh these up and what I can't tell is how the security in the first one stacks up against the second
    These plans read exactly the same. What is the difference supposed to be?! | Give me one good reason to take Professional instead of Essential.
    I hate these tier games. What did you strip out of the bottom one? | Quit the marketing talk and tell me how tier two differs from tier three.
    Your table is useless, it doesn't say what Enterprise does better than Professional.
    Where's the catch in the lower plan compared with yours in the middle? | How much better is the protection when you go from starter to premium?
    Do the plans vary in how quickly you pick up? | What separates your entry-level service from the next one up?
    What would persuade a 12-person firm to pay for Pro rather than stay on Essential? | Apart from price, what's different?
    What do the Enterprise folks get that the rest of us don't? | Would it pay to go one tier higher? | Contrast the lowest with the highest for me.
    Is the jump to Enterprise justified for us, benefit-wise? | which things are only in the higher plan and not the lower
    I read Professional is the popular one; in what way is it superior to the basic? | Am I worse off with Essential?
    Suppose two companies, one on Pro and one on Enterprise: how would their service differ? | what's the upside of the pricier one
    Tell me how they're not the same thing. | Is security weaker on the lower tier than on the others?
    A colleague said there's hardly any difference between your top two. True?
    We're on the fence, what extra value does the second level add over the first? | Differences in backup between the three?
    What improves when I leave Essential for Professional? | Any drawbacks of choosing the smaller package rather than the bigger?
    How do Essential and Enterprise line up against each other? | Would anything be taken away if we switched from top to middle?
    In a nutshell, E vs P vs Ent. | Not seeing why anyone would need the third plan when there's the second, what more is there?
    what distinguishes the packages | Enterprise over Pro, why? | middle vs top
    Our committee would like to know what we would be forgoing were we to settle for the least expensive option. | 3 plans, quick comparison
    Between Professional and Enterprise, what are the distinction in security? | So I pay nearly double and get what on top? Is it honestly worth it?
    pros and cons of each plan | Does the cheap tier get worse treatment than the others? | the advantage of Pro over the entry plan?
    différence entre essential et pro? | pourquoi prendre le pro plutôt que le essentiel | qu'est-ce que je perds si je descends au plan de base
    pro vs enterprise | ca vaut tu la peine de monter à enterprise | comparer les 3 plans svp
    Je ne comprends pas quoi est différent entre le plan petit et le plan moyen | le saut entre le milieu et le haut, on gagne quoi
    ok mais entre essential pis professional c'est quoi qui change pour vrai à part la facture | Avez-vous un tableau qui met vos forfaits côte à côte?
    qu'est ce que le pro a de plus | Mon associé veut le moins cher, moi je veux le moyen; qu'est-ce qui les sépare concrètement?
    le plus cher est tu vraiment mieux que l'autre | en quoi entreprise est supérieur | si on passe du niveau 1 au niveau 2 on obtient quoi de nouveau
    essential compare a enterprise | Qu'est-ce qui manque dans Essential par rapport à Professional? | y a-tu un avantage à prendre le plan d'au-dessus
    on perd quoi en passant d'entreprise à pro | Le Professionnel coûte pas mal plus que l'autre, qu'est-ce qui justifie l'écart en termes de services?
    les deux premiers plans, c pareil? | J'hésite entre vos deux gros forfaits, pouvez-vous les mettre en parallèle pour moi s'il vous plaît
    c'est quoi l'ecart entre vos plans | quelqu'un m'a dit que la seule différence du Entreprise c'est la nuit, est-ce vrai?
    pro ou essential, distinctions? | Hypothétiquement, si je gardais le Essential au lieu du Pro, de quoi me priverais-je?
    valeur ajoutée du plan enterprise versus pro? | what's the difference then | so what more do I get with the dearer one? | first vs second?
    is the jump to Pro worth it | what would we lose on Essential | Thank you. Could you explain how the middle plan is not the same as the top plan?
    why would anybody pay for Enterprise over Professional | they all look the same to me, what separates them
    so between the two you just named which things are actually different because to me it reads like the same list twice
    how do the three stack up against each other | c'est quoi la différence entre les deux? | Qu'est-ce qu'on perd si on prend le plus petit forfait?
    pro over basic, what do i gain | do we really get anything for the extra fifty bucks a head | what goes away if we drop down a level
    ok but essential versus enterprise | what's better about the expensive one
    If one day we would go up from the lowest plan to the next, what would we notice? | am I just paying more for a nicer name or does the top tier do more
    compare those two for me | what would we be giving up by going cheaper | so is Enterprise overkill compared to Pro
    how is it different from the plan you told me before? | is the upgrade worth the money | give me the differences in short
    I still can't tell Professional from Enterprise, you explained nothing | what extra does the third level bring beside the second
    what sets the middle one apart | is there a table with all plans next to each other, what has which
    My director wonders whether the step from the first plan to the second brings enough to justify it. | do you lose much by staying on the smallest
    Pourriez-vous m'expliquer en quoi le forfait Entreprise se distingue du Professionnel?
    Franchement vos trois plans se ressemblent tous, c'est quoi la maudite différence? | Face au plan de base, le niveau supérieur apporte quoi?
    What is in the big one and is not in the small one? | And the second has what, that the first has not?
    the upper plan compared with ours, what's on top? | compare plans | plan comparison | plan comparison chart | difference between plans
    what's the difference between the plans | whats the difference between plans | what is the difference between your plans
    difference between Professional and Enterprise | Essential vs Professional | Essential or Professional, what's different | how do the plans differ
    how do your plans compare | how does Professional compare to Enterprise | can you compare the plans | can you compare Essential and Enterprise
    I'd like to compare the plans | I want to compare plans | is Professional worth it | is Enterprise worth the extra money
    is it worth upgrading to Professional | what more do I get with Professional | what do I get extra with Enterprise
    what does Professional have that Essential doesn't | what does Enterprise add over Professional | what do I lose with Essential
    what do I gain with Enterprise | why is Professional better than Essential | compare Essential to Professional | compare all three plans
    differences between the three plans | explain the difference between the plans | show me the differences between plans | diffrence between plans
    whats the diference between essential and professional | comapre plans | essential vs proffesional | what's the differnce between the packages
    comparer les forfaits | how are the plans different | what do I lose if I downgrade | différence entre Essential et Professional
  `,
};
