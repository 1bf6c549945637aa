import type { RecordsInput } from '../../schema/site.ts';

export const needIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'need',
  examples: `
    our IT guy is retiring | opening a second office soon | moving in june, what do we need | staff keep losing files | got hacked last year, never again
    everyone wants to work from home | server is ancient, what now | we outgrew our setup | merging with another firm | nobody here knows computers
    which service helps with remote staff | our backups are a usb stick | hiring 20 people this spring | passwords on sticky notes everywhere
    want fewer interruptions | need somebody to take IT off me | going paperless, who helps | wifi dead spots in warehouse | too many vendors, want one
    staff click on everything | notre informaticien nous quitte | on ouvre une deuxième succursale | we scale fast, need IT
    files scattered over ten laptops | planning to drop the server | need phones for new branch | want sleep at night re hackers
    starting a company from scratch | old PCs everywhere, need a plan | no budget planning for IT ever | five locations, no common network
    clients demand we be safer | I'm the accidental IT person | our files need to be shared
    The gentleman who has cared for our computers since 1998 is leaving us at Christmas, and we are rather at a loss as to what should replace him.
    After last spring's unpleasant virus our partners would like to feel protected again. What would you suggest for an office like ours?
    Our staff now spend three days a week at home and sharing documents has become quite a muddle, so what sort of help would suit?
    I find myself spending half my week resetting things for colleagues rather than doing my actual work, and I hope there is a remedy.
    Two of our branches cannot see each other's documents, and couriering memory sticks no longer feels appropriate. What would you propose?
    We have never had any form of safety copy of our records, and the recent flood in the basement made us think about it.
    Our firm is about to acquire a smaller practice and we would need both groups of employees working in one system.
    Several of our largest customers have begun sending security questionnaires, and frankly we have nothing to show them; where would one begin?
    It has become apparent that nobody orders laptops, nobody tracks them, and nobody collects them. Is there something of yours that brings order to that?
    my it dude quit, i run 18 ppl, what do i need from u | got burned by ransomware in 2023, want it never 2 happen again, what do u suggest
    new shop in barrie opens may 1, nothing there yet, no net no phones | server is 11 yrs old n loud, should go somewhere
    sales guys on the road cant get at files, whats the fix on ur side | wanna stop being the one ppl call when stuff breaks
    employees share 1 login for everything, know its bad, need help sorting | we lose like a day a month 2 dumb pc issues, need that gone
    taking over dads business, IT is from stone age, wheres the start | phones go down w/ the internet twice a wk, need smthg that holds
    Our company will go to new building in the August and I don't know what computer things must be prepared.
    The boy who did our computers returned to his country, now nobody; what can you offer us?
    I want my people can work from every place, but with security. Which of yours is for this?
    Last year bad people entered in our system, now director wants protection, what we should take?
    Our email is with very old provider and many spam come, we want change to something modern.
    We open factory in Brampton with forty workers, need network and all from zero.
    The computers of us are slow all and different, we want make order in this, how you can help?
    I have fear that one day all our documents disappear, so what is needed against?
    My accountant said we must be more organised with IT, but we not know from where begin.
    okay so my husband used to do all the computers and he passed on the business to me and I don't know any of it so what would be the right thing for me
    we're splitting off from our parent company at the end of the year and we'll lose their IT department so we need to have our own everything
    people keep falling for those fake emails we had three last month and I'd like something that stops that what do you have
    yeah so half the team's on Google and half's on Microsoft and nobody can find anything and we want it all in one place
    our lease is up and the new place is just a shell so somebody's gotta think about internet and wiring and the phones and all that
    I've been backing up to a hard drive I take home in my purse and my son says that's nuts so what should I be doing with you
    we're a trade school and every September we get a whole new batch of staff and setting everybody up takes us weeks there's gotta be something for that
    the owner wants reports about what we spend on computers and what's coming up and there's nobody here who can think that far ahead
    since the storm when we had no power for two days I keep thinking what if the place burns down and how we'd keep going
    Every Monday something is down and the fellow we pay never picks up; we need somebody proactive.
    Our so-called network was built by a cousin and it collapses daily, so what will it take to do it right?
    We got robbed by hackers once and my board will fire me if it happens again. What protects us?
    Nothing works together here, phones, email, files, all separate, and I've had it!
    People waste an hour a day on slow machines and I'm paying for it. What do you do for that?
    Our only computer person walked out without leaving a single password behind, and the office needs somebody now who keeps it running.
    Enough with the lost documents! Which service would keep my staff from wiping out the shared folder?
    We fail every client's security review and lose deals, so we need that turned around.
    Spam, spam, spam, all day long, forty people. What would you put in place?
    on a pogné un virus l'an passé, qu'est-ce que vous proposez pour pus que ça arrive | On déménage à Vaughan cet été, ça nous prendrait quoi comme aide?
    What would suit a company whose twelve consultants are never in the office? | with a merger coming up, which part of your offering applies
    If our admin went on maternity leave for a year, how could you fill the hole?
    we keep growing and I think IT should stop being an afterthought, guide me
    Head office in Calgary, new depot in Milton: they need to be connected somehow.
    Suppose a firm wants to get rid of its server room altogether, which of your services fits?
    the seasonal workers come in April and we never have accounts ready in time, looking for a solution
    Looking for something so that a leaving employee doesn't walk out with our customer list next time
    we've got tablets on forklifts and nobody managing them, ideas?
    what do you recommend to somebody who wants one number to call for everything technical
    our controller nearly paid a fake bill, we'd like the whole team to get smarter about that | no idea who watches our systems
    cloud or keep server, help us choose | We have just received funding and must furnish thirty desks with everything technological; where do you come in?
    Our workers use own telephones for company mail and I am afraid of this, what is good solution?
    the insurance lady asked who's in charge of our security and I had to say nobody so I'd like somebody to be
    Customers can't reach us because calls vanish between our two sites. Find me something that works!
    we paid a ransom in bitcoin two years back and never want that again, what would you set up for us
    Had a virus last year that cost us a week. How do we avoid another? | three of my girls clicked phishing mails this year, what could help us there
    our last provider got hacked, and us with them, so we want something that is really secure this time
    reps lose phones all the time, we want that to be no drama, any service for this?
    Internet goes out a few times each month and we lose sales, what would prevent that
    my staff keeps deleting things by accident, what have you got against that
    a friend's firm wired money to crooks, how can we be protected against such a thing
    rack is in a basement that floods, where should this stuff live, can you help
    after a break-in at the neighbours we'd like cameras and alarms on the network, which service is it
    we've lost our IT guy, he moved to Calgary, what would replace him | so tired of fixing computers myself, we're 11, who would take this off me
    colleagues send each other nasty stuff over company chat, we'd like to archive and control that openly, which service is this
    audit coming in the fall, must show who opened which file, what would we need
    ex-partner has our domain and mail under his name, we want to move it all to a proper setup, help?
    Good afternoon, last spring one of our ladies opened a poisoned résumé and it cost us dearly; kindly tell me what you would put in place so it doesn't happen twice
    so we're like twenty and the server is from 2014 and it beeps now and then and i think before it gives up we should move to cloud or whatever, what do you suggest
    can't take it anymore with our vpn, home workers drop out hourly, what would you do for us
    our tech retires in december and im scared of what happens if something breaks after that. can you take over | we want everyone to use two step login
    My bookkeeper nearly paid a fake invoice last week. What can you do so it doesn't happen again?
    Charity here, volunteers come and go every season and nobody closes their acounts. any answer to that? | email always a mess, need better
    lost our sysadmin yesterday | internet too flaky for calls
    We shall be relocating to Markham in the autumn and I have been tasked with everything that has a plug; which of your services should I be looking at?
    doubling headcount by sept, cant keep doin it myself | We have the problem that workers delete by mistake the files, what service is good for us?
    so basically we've grown from like six people to twenty-five and it's all still held together with tape and I need somebody to figure out what we should have
    I'm sick of babysitting computers! What do you have that takes this off my desk for good?
    Nos employés travaillent maintenant de la maison et on cherche une façon sécuritaire de leur donner accès aux dossiers.
    I've read too many headlines about attacks, so what should a small firm like mine get from you | our it is 1 student on tuesdays, not enough anymore
    we worry about customer data getting out when reps leave, what do you have for that
    electricians are coming to rewire our floor in May, who looks after network cabling then
    Guten Tag, ich hätte gern Hilfe mit den Computern in unserem Büro.
  `,
};
