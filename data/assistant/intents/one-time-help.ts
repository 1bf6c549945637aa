import type { RecordsInput } from '../../schema/site.ts';

export const oneTimeHelpIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'one-time-help',
  examples: `
    just one job, no plan | one visit only | fix it once, that's all | no subscription please | single project without contract | pay per incident?
    do you do one-offs | by the hour possible? | not looking for monthly | ad hoc support | a one time thing | only this once | pay as you go?
    break-fix available? | can someone come just once | half a day of help | don't want a plan, just help | une seule intervention possible?
    aide à l'heure sans abonnement | prepaid hours bundle? | once-only server setup | without signing up for anything | emergency callout for non-customers
    u do gigs? | technician for one afternoon | occasional help instead of monthly | one and done | I only need you Saturday | help without membership?
    single visit, then bye | just the migration, nothing after | per-call service?
    We have a perfectly capable volunteer for everyday matters, but would you consider stepping in for a single weekend to replace our server?
    I do apologize if this is an unusual request, but might we engage your technicians for one afternoon only, without entering into any ongoing arrangement?
    Our charity could never justify a monthly fee; however, we would gladly pay for a few hours of somebody's time to tidy up the network.
    Would your firm accept a small assignment, namely moving eleven mailboxes to Microsoft 365, after which we would manage on our own?
    We seldom have computer trouble, perhaps twice a year, and I wonder whether we could simply call you on those occasions and be billed accordingly.
    Might I enquire whether you assist businesses which are not on one of your plans, for instance for setting up a single printer fleet?
    My employer is reluctant to commit to anything recurring. Is it permissible to hire you for just the firewall installation?
    It would be splendid if one of your people could spend a morning here sorting our wiring, and we would settle the bill on the spot.
    Could we retain you purely for the office relocation, with no further obligations once the last cable is plugged in?
    dont need monthly it just need someone 2 set up new router at shop | can i just pay 4 two hrs of ur time
    got 1 dead server, want it rebuilt, then we're done | only thing broken is wifi. fix it, bill me, no contract
    do i hafta sign up or can u just come look at it | not a client, dont wanna be one lol, just need a tech tmrw
    flat fee for moving our email over n thats it? | need sum1 for the day we open the store, after that no | hate subscriptions. will pay per visit
    whats ur rate if i call u like 3x a year | Can I to pay only for one repair, without abonnement every month?
    We need your specialist one time only for install the server, after we do alone. | Is possible the help by hours? We are not wanting the contract.
    I look for technician who come, repair, take money and go. You do like this? | For one small work with the cables do I must become the client?
    I wish to order single service, the transfer of the datas from old computers, nothing else.
    You are working also with the companies which not have your plan?
    Please, one day of work of your engineer, how can be arranged without long agreement?
    In my country we call the master for one time and pay him. Here also so?
    so we don't need anybody all the time we just need somebody to come in once and hook up the new phones and computers and then we're good
    I was just wondering if I call you because something broke and I'm not signed up for anything would you guys still come out and just charge me for it
    we do most of it ourselves my nephew's good with that stuff but this one server thing is over his head so could you do just that one
    okay so it's a pop-up store it runs six weeks and then it's gone so a plan makes no sense but we need the network put in
    I guess what I'm looking for is like a plumber you know you call him when the pipe leaks and you pay him for that and that's it
    we've got a guy on vacation for the next two weeks so can we rent one of your technicians just for that and then go back to normal
    somebody told me you only take people on a monthly contract is that true or could I book you for just the one thing
    so the only thing we want is for somebody to wipe these old computers properly before we get rid of them and we don't need a package for that
    there's this convention in March and for three days we'd want a tech on the floor and nothing beyond that
    Why does everybody push a subscription? I need ONE thing fixed!
    I refuse to pay every month for something I use twice a year, so will you take single jobs or not?
    Don't sell me a plan. Send a technician, I'll pay him, finished. | Every IT company wants to marry me. I only want the server moved!
    Is there nobody in this city who will do two hours of work without a contract?
    No retainers, no memberships, no bundles! Can you replace a hard drive and leave?
    My last provider locked me in for three years, so never again; hourly or nothing. | Seriously, must I sign my life away to have four PCs installed?
    I am done with monthly fees, I only want to call when it breaks!
    Est-ce que vous dépannez une entreprise une fois de temps en temps, sans forfait mensuel?
    on veut juste faire installer le serveur, après ça on s'arrange tout seuls
    J'ai besoin d'un technicien pour une journée, rien de plus, c'est tu possible? | What if we only ever need you for the yearly server check?
    We are happy with our setup otherwise; the one task is getting a new domain connected. | project work for companies not under contract, do you take it?
    if I just want the cabling of the new floor done, is that something you'd take on by itself
    A friend says you helped her firm a single time with no strings attached. Could we have the same?
    we don't qualify for your packages I think, so can we buy time instead | can I hire one of your engineers freelance style
    to be honest the plans don't interest us, only a clean-up of our accounts, once | is there such a thing as a single ticket purchase
    Would a standalone data recovery job be too little for you? | we'd call maybe every other year, can it work without the fixed fee | a la carte help?
    only need a weekend crew | Our auditors require a single vulnerability check and, with your permission, we would like to order that and nothing further.
    u come, u fix, i pay, bye. possible? | The printers we can alone, only for the one migration we search a company without long contract.
    I just want somebody to look over the thing my brother set up one time and tell me it's fine I don't want to join anything
    had a scare with a virus, just want one clean up, no plan | hourly rate for non clients? | need a guy for a day | casual help without commitment
    block of hours, no contract
    Head office looks after our systems, but they cannot send anyone to Oakville; could you perform the cabling as a standalone job?
    6 laptops to configure, thats the whole job | Our firm has not much problem, so monthly pay is not for us, but today we need help, you accept?
    yeah we had a quote for a monthly thing and that's way more than we need it's really just one switch that needs replacing
    I've got one broken switch and you offer me three packages? Just quote the repair. | do walk-ins exist, like I bring the server over and you fix it
    just tomorrow, just the printer server, invoice afterwards | Four companies refused me because I won't buy a package! Will you do one lousy repair?
    recover a deleted folder, one off job, we're not a client | one-time help | one-time support | one time service | one-off support | one-off job
    do you do one-time jobs | do you do one-off jobs | do you do one off work | do you offer one-time support | do you offer one-time help
    do you offer hourly support | do you offer hourly rates | do you work by the hour | do you do pay as you go | do you offer ad hoc support | break fix
    do you offer break-fix support | can I pay by the hour | can I pay per hour | can I hire you for one job | can I get help without a plan
    can I get help without a contract | can I get help just once | can we use you only when needed | can you do a single job | I don't want a monthly plan
    I'd like one-time help | I only need help once | just need one job done | need one-time IT help | no subscription, just a one-time fix | one tme help
    do you do hourley support | can i pay by the huor | pay as yo go | offrez-vous du soutien à l'heure | j'ai besoin d'aide une seule fois
    puis-je avoir de l'aide sans forfait | one time help | do you offer pay as you go | do I need a plan to get help | do you charge hourly
  `,
};
