import type { RecordsInput } from '../../schema/site.ts';

export const trialIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'trial',
  examples: `
    pilot project possible? | test it a month first | money back? | refund if not happy | any trial period | can we start small to test
    probation period for you guys? | dip our toes first | trial run with 5 people? | satisfaction money-back? | test drive? | let me try first
    one department first, as a test | is there a cooling off period | see if we like it first | short test before contract? | change my mind after signing?
    pilot for one branch | no commitment test month? | first month to see | try you out for 60 days | what if it's a bad fit | période d'essai possible?
    peut-on essayer avant de s'engager? | remboursés si pas satisfaits?
    I am reluctant to commit for a year without having seen how you work; could we begin with a limited period?
    every it company says theyre great. can i test u for a month
    we'd wanna kick the tires for a few weeks before we put everybody on there is that something you guys let people do
    Before we buy, we wish to make a test with few users. Is it allowed?
    I've been lied to by three IT companies. I'm not signing squat until I can try you out. Possible?
    Suppose that after a month my staff dislike your help desk. Do we get our money back?
    What assurance have we that we can back out in the first few weeks if things don't click?
    My partners would feel more at ease if there were some sort of evaluation period at the beginning. | if it sucks after 3 weeks can i get a refund
    Is there possibility to check quality of your support first, then decide?
    A colleague mentioned that your first ninety days are something like a test phase. Is that true?
    Could we do the Toronto office for a quarter as a proof of concept? | How can I know you're any good without paying for a whole year?
    so like if we're not feeling it after the first month do we get an out or are we stuck
    I like what I read but paper is patient. Do you let new clients have a trial month? | Can we date before we marry?
    Maybe we just do Essential for four weeks as an experiment? | The boss insists on a test phase before any long commitment; do you offer one?
    Is the first month at no obligation? | Do you return the fee when the client is disappointed in the beginning?
    Si ça ne nous convient pas après un mois, peut-on se retirer? | Offrez-vous un projet pilote avant l'engagement?
    Nothing against you, but I would want a way back during the first weeks if my people can't get along with your technicians.
    Let's pretend we sign and it's a disaster by week three. Do I see my money again? | ok sounds nice, can we sample it first?
    Our procurement rules call for a pilot stage before any award; would you be open to one? | I buy shoes with a return policy. What's yours?
    We'd need to convince head office, so a limited test in one location would be ideal. Do you do such things?
    my employees are picky, want to see how they like it before going all in | Is any guarantee that I can step back inside first 30 days without loss?
    The software vendors all give 14 days to try. Do IT companies do it as well? | Signing blind is out of the question for me!
    May we trial the service during our quiet season and then decide about the full rollout? | proof of concept before we roll out to all 40
    What if the chemistry isn't there after a couple of weeks, do you reimburse?
    Might there be an introductory period during which either party may reconsider? | i dont trust it companies. prove it first, then i pay
    A sort of apprenticeship for you, let's call it six weeks: would you agree? | Do you have something like demo month for the support?
    We would only go ahead if there's a chance to see your work in practice beforehand. | how bout a test month then we talk contract
    I'd be interested in a no-strings period with just the management team using your help desk.
    You want me to commit to twelve months with total strangers? Give me a test period at least.
    could you take on just our warehouse for a bit so we can see how you do and then if it goes good we bring the office over
    If in the first time we are not content, is there payback? | Does a new customer have some weeks to reconsider after signing the paperwork?
    May I put three people on Professional for a month to see how it goes? | Are you confident enough to give dissatisfied newcomers their fees back?
    Is the set-up money refunded if we decide in the first month that it isn't for us?
    A test with a handful of laptops would let us judge your response; is that feasible?
    We once tried a provider for a month at no obligation, which was lovely. Do you work that way? | what's your return policy lol
    I need to be able to tell my husband that we can reverse this if it turns out badly in the opening weeks.
    Prior to a full rollout, we'd want a limited-scope engagement to validate your service.
    Would you accept a probationary arrangement, as we do with new employees? | not sure about all this, could we just see how it goes for a month?
    Do you let hesitant customers go slowly, first one team, then others, depending on how well it went?
    Nobody gives me a test anymore, everyone wants a signature. You too?
    With the previous company we knew after ten days it was wrong, and paid for the year anyway. How do you protect newcomers from this?
    the thing is I don't know you from Adam so can I just try it out for a bit and then make up my mind
    For two weeks only to begin, and after we are deciding. Good? | Is it ok if only the sales team tests you out until Christmas?
    I'd sign tomorrow if there was a trial. | Can I get you for one month on approval?
    We have doubts about outsourcing at all; could a brief experiment settle the matter? | could u do a paid pilot | a month w/o strings?
    give it a shot for 30 days? | Our non-profit can't afford a wrong decision, and so the directors ask for a trial phase.
    What happens when a brand-new customer isn't happy with you at all, do they get their fee back?
    Is there a sandbox or something so my staff can experience the help desk ahead of signing?
    I hesitate. Would starting with just two users as a taster be alright? | Could the first quarter be treated as a test from which we can withdraw?
    Ten of us would test, thirty would wait. Do you agree to that? | a way out after the first month if we don't like it?
    can we test the ransomware protection for a month first | trial period | can we try you out | do you have a trial | do u do free trials
    essai gratuit possible? | Is there a trial period? | can we try you for a month | Is possible to try before to buy?
    trial period? can we test you first | any free trial or test period first? | is there a pilot option, few users first
    Can I try your service for a month first? | Y a-t-il une période d'essai avant de signer? | Could we try your support for a month prior to deciding?
    Is a pilot possible, say five users for a few weeks without paying? | is there any kind of trial where we test the help desk before committing
    The owner would like to try this for three months and be able to stop. Possible? | money back | money back?? | do you offer refunds
    refund if not happy? | remboursé si pas content? | What if we're not satisfied? | risk free? what if we hate it | Is there a money-back guarantee?
    If I will be not content, you return the money? | If the service is not good, you give back the money?
    It is sure that you refund the client who is disappointed? | Est-ce que vous remboursez si on n'est pas satisfait du service?
    if after two months my people are still complaining can I get my fees back
    is there a happy or your money back deal because I saw that at another company
    my neighbour in the plaza says you refund people who aren't happy is that a thing
    Suppose we're dissatisfied after the first ninety days; would there be a refund of any kind? | try before we sign?
    not satisfied after 2 weeks then what | do you give refunds
    Would it be conceivable to run a pilot with our accounting team before the rest of the company comes aboard?
    We have 60 employees, yet I'd prefer to put only ten of them on it at first and judge the result.
    On aimerait tester votre service avec une petite équipe avant de signer. | Could we give the helpdesk a whirl before deciding?
    It's important for our committee that we can undo the decision early on if the service doesn't live up to the promise.
    Trial then contract, in that order, possible? | Happy or my money back, do you do that?
    Full reimbursement in case of dissatisfaction during the early weeks: offered or not? | peut-on avoir un essai
    test drive ur helpdesk before signing, possible? | money back if no good?
    Suppose the first ninety days are a disappointment. Do we get our money back? | free trial | free trial? | is there a free trial | is there a trial
    is there a trial period | do you have a free trial | do you offer a free trial | do you have a trial period | can I try it first | can we try it first
    can I try before I buy | can we try before signing | can I get a free trial | can I get a trial | I'd like a free trial | I'd like a trial please
    need a trial first | how long is the trial | how long is the free trial | how does the trial work | do you do pilots | can we do a pilot
    can we start with a pilot project | can we try it for a month | can we test it for a month | 30 day trial | can I get a refund if unhappy
    money back guarantee | is there a money-back guarantee | do you have a money back guarantee | what if we don't like it
    what if we're not happy after a month | do you have a free trail | is ther a trial | free tral | can we tri it first | refund polcy
    avez-vous un essai gratuit | peut-on essayer avant de signer | try before you buy? | y a-t-il une période d'essai
  `,
};
