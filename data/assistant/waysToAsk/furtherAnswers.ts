import type { RecordsInput } from '../../schema/site.ts';

/** More ways to ask for the answers of the questions and for the lines of the services, in words not listed before. */
export const furtherAnswers: RecordsInput['assistant']['paraphrases'] = [
  {
    of: 'What does a managed IT provider do?',
    also: [
      'gimme the gist of ur service', 'outsourced IT, meaning what?', 'which chores become yours', 'once we hand you the reins, what lands in your lap',
      'in a nutshell, what would be off my shoulders with you around', "My sister-in-law swears by hers, but I run a flower shop and can't picture what such an outfit spends its days on.",
    ],
  },
  {
    of: 'Is our firm the right size for you?',
    also: [
      'three desks, worth ur time?', 'elevn of us, good fit?', '400 strong, too much?', 'a dinky shop like mine, would you turn up your nose',
      "we've ballooned past three hundred, is that over your head", "Five hygienists and me, and the last bunch never rang back because we weren't worth the gas. Would you even want us?",
    ],
  },
  {
    of: 'How much should we expect to pay?',
    also: [
      'ballpark $$ per noggin?', 'how much moolah monthly', 'tariff sheet pls', 'what kind of cheque will I be writing for my dozen folks',
      'give me a guesstimate in dollars before my coffee gets cold',
      'The treasurer of our curling club breaks out in hives at vague replies. Roughly how many bucks a head should she pencil in?',
    ],
  },
  {
    of: 'What happens in the free IT assessment?',
    also: [
      'do we get to keep the report if we do not hire you', 'is the written list ours afterwards',
      'free chekup, whats in it', 'any hook w the freebie', 'gratis inspection?', 'do you snoop around beforehand and say how bad it is', 'what will your scout poke at when he drops by',
      "I'm wary of anything complimentary. What does your person actually examine, and what piece of paper am I left holding afterwards?",
      'What do we have in our hands at the end of the assessment?', 'do we get anything in writing after the free assessment', 'Do we have to become a client after the free assessment?', 'is the list ours even if we do not hire you',
      'Are we obliged to sign anything after the assessment?', 'what is the result of the free look at our IT',
    ],
  },
  {
    of: 'How do we change from our present IT provider?',
    also: [
      'ditching our msp, nxt step?', 'swap IT crews mid season?', "ex provider won't cough up logins", 'who does the dirty deed when we boot the old crowd',
      'poaching us from the bunch we have, is it a bumpy ride', "We're handing our computer fellow his walking papers in spring, and I dread a limbo in which neither side looks after us.",
      'Will my staff be able to keep working during the change?', 'do people keep working while we switch to you', 'I worry that nobody can work for days when we change', 'when are the old passwords changed', 'Do we have to collect the passwords from the old company ourselves?',
    ],
  },
  {
    of: 'Do you come to our office?',
    also: [
      'do yous make the trip out?', 'rly come in person?', 'u ever leave ur desks', 'will a flesh-and-blood body ring our doorbell if need be', 'is it ever more than a voice down the line',
      "My eyes aren't what they were and I can't read tiny labels behind a cabinet. Would one of your lads turn up and do it?",
    ],
  },
  {
    of: 'What size of business do you work with?',
    also: [
      'typical client, big or wee?', 'enterprise or SMB crowd?', 'ur sweet spot for headcount', 'the others on your books, are they corner stores or skyscrapers',
      'how puny or how enormous are the folks on your roster', "I'd rather not be a minnow among whales, nor the whale. Roughly how many desks do the rest on your roster have?",
    ],
  },
  {
    of: 'What are your support hours?',
    also: [
      'hrs?', 'open Boxing Day?', 'wknds too or just wkdays', 'when do you folks clock off and head to the pub', 'early birds or night owls, which are you',
      'We bake from four in the morning and shut at noon. Is a soul awake at your end when the till sulks before dawn?',
    ],
  },
  {
    of: 'How much do your services cost?',
    also: [
      'hourly, retainer or wot?', 'custm quote, based on wot?', "how d'you price it", 'does the bill swell the more we pester you', 'is your charge set in stone or does it wobble',
      'Our old tech charged by the quarter hour, and every ring of the phone made me wince. On what basis would you invoice us?',
    ],
  },
  {
    of: 'Do we have to sign a long-term contract?',
    also: [
      'min term?', 'chained for yrs or nah', 'any escape clause', 'could we just dip a toe in and walk away', 'do you make folks put their name to years and years',
      "A photocopier lease has had us by the throat since forever, so I won't put my name to anything endless again. How short can it be?",
    ],
  },
  {
    of: 'How quickly do you respond?',
    also: ['how quick are you with small stuff like a password reset', 'average waiting time', 'how long do minor things wait', 
      'ETA on a callback?', 'hw snappy is ur reply', 'how prompt are yous', 'place grinds to a halt, are you on it in a jiffy', 'how many cups of coffee before somebody picks up my plea',
      "Our last helper took so long that I'd solved the thing with a butter knife by then. What sort of wait is normal with yours?",
    ],
  },
  {
    of: 'Can you work with our existing IT staff?',
    also: ['can you work next to our IT manager and not instead of him', 'working together with our own IT guy', 
      'resident techie stays put, ok?', 'co-managed possible?', 'sysadmin here, wanna split chores?', 'would our resident computer wiz still have a job',
      'can you tag-team with the gal we already employ',
      'Our lone systems lady is brilliant but run ragged, and I want her to have some relief without feeling elbowed aside. How would you two carve things up?',
    ],
  },
  {
    of: 'Is it cheaper to pay by the year?',
    also: [
      'annual billing, any perk?', 'rebate if we prepay?', 'cough up 12mo now, less?', 'fork it all over in one go, do you shave some off',
      'is the tab smaller if the full amount lands ahead of time',
      'My wife keeps the ledger and loathes recurring invoices. If she settled the lot every January, would the total come out lower?',
    ],
  },
  {
    of: 'How fast do you respond on each plan?',
    also: [
      'middle pkg, how quick', 'priciest = quickest?', 'SLA clock per tier?', 'does a dearer package buy us a shorter wait', 'bronze, silver, gold, who gets picked up sooner',
      "I'm choosing between your cheapest package and the one above it. If my assistant is stuck at ten, by when would each get her a reply?",
    ],
  },
  {
    of: 'Is there a minimum number of users?',
    also: [
      'bare min of logins?', 'lowest seat qty u accept?', 'does my iPad count xtra', "what's the smallest bunch of logins you'll sell us",
      'a fella juggling three gadgets, is he charged once', 'Half the crew punch in on a shared kiosk and never touch email. Do I owe for every one of them, or just for those with a login?',
    ],
  },
  {
    of: 'Are there discounts for larger teams?',
    also: [
      'wholesale rate 4 big crews?', 'more bums on seats = cheaper?', 'quantty break when?', 'if we double in headcount, does each head get less dear',
      'at what point do you start giving the big-gang rate',
      "We're swallowing a sister company with forty desks this autumn. When the headcount jumps, does the rate drop for all of us, or only for the newcomers?",
    ],
  },
  {
    of: 'What is the set-up fee for?',
    also: [
      'y the 1 time charge', 'startup $$ pays for wot', 'kickoff fee, how come', 'what do we get for that chunk of cash on day one',
      "why the lump at the outset before you've lifted a finger",
      "There's a four-figure sum at the top of your estimate that never shows up again. My treasurer wants to hear what labour is behind it.",
    ],
  },
  {
    of: 'Why do some industries pay a compliance surcharge?',
    also: [
      'doctors get dinged more?', 'regulated = pricier?', 'mosque or church rate?', 'how come you soak notaries harder than florists', 'is a hospice let off with a gentler bill',
      "When I picked dentistry from your drop-down the total leapt, yet my cousin's bakery with the same head count pays far less. What justifies the gap?",
    ],
  },
  {
    of: 'What is not included in the monthly price?',
    also: ['is tax already in the numbers you show', 'do the prices on the page have tax in them', 'will new computers come with the monthly fee, yes or no', 'are the Microsoft subscriptions and licences in that price', 'is HST on top of the per head price', 'computers and licences: in the fee or extra', 'prices before or after tax', 'will anything else show up on the bill beyond the monthly fee', 
      'watll be extra', 'whats NOT covrd', 'gotchas on the invoice?', 'which goodies do we have to shell out for ourselves', 'where does your flat rate stop and my wallet open again',
      "I got burned by a landscaper whose estimate left out the soil. Before I say yes, tell me everything I'd still be dipping into the till for.",
    ],
  },
  {
    of: 'How quickly do you respond when something urgent happens?',
    also: [
      'crisis ETA, on avg?', 'avg time 2 rescue?', 'SOS, minutes or hrs?', 'if we yell mayday, when does the rescue party land', "all hell breaks loose, what's the usual wait for a saviour",
      "The old crowd once left us dead in the water from breakfast till supper. On average, when it's dire, how soon is one of you at the door or done with it?",
    ],
  },
  {
    of: 'Can we take cybersecurity on its own, beside our present IT staff or provider?',
    also: [
      'cyber a la carte?', 'security w/o the rest ok?', 'jus fend off hackers, nowt else', 'could we hire merely your guard dogs and skip the trimmings',
      'leave the printers to our fellow, just bolt the doors',
      'Our tech fellow is family and stays put, but fending off criminals is beyond him. Would you take that slice and leave him the remainder?',
    ],
  },
  {
    of: 'Can we take cloud migration on its own, beside our present IT staff or provider?',
    also: [
      'migrate us then scram?', '1-off cloud gig?', 'just the hop, our tech after', 'be the moving van, nothing else, our fella unpacks',
      'could we borrow you just for the leap to hosted mail', 'Once our boxes are shifted online my niece will babysit the result. Would you do the heavy lifting and then bow out?',
    ],
  },
  {
    of: 'Can we take data backup on its own, beside our present IT staff or provider?',
    also: [
      'backup w/out ur helpdesk?', 'add ur backup 2 our MSP', 'sole thing we want: backups', 'stash the spares for us while our usual lads carry on',
      'we fancy merely the safety net, none of the other trimmings',
      "My brother-in-law minds the machines for beer money and won't be replaced, but his saving routine frightens me. Could you handle just that slice?",
    ],
  },
  {
    of: 'Can we take network management on its own, beside our present IT staff or provider?',
    also: [
      'jus switches n APs, nothin more', 'jus mind the LAN', 'network piecemeal?', 'somebody else babysits laptops, you merely tend the wireless',
      'could you adopt our routers and leave every other gadget alone',
      'Head office abroad runs our laptops, but nobody there will touch the hotspots in our depot. Would you take those alone?',
    ],
  },
  {
    of: 'Can we take IT consulting on its own, beside our present IT staff or provider?',
    also: [
      'advisor only?', 'guru w/out the package', 'consult + keep r MSP?', 'we merely crave a wise ear now and then, no bundle', 'whisper in my ear while the other outfit does the fixing',
      "Our help desk people out west are lovely but have no vision. I'd like you purely as a sounding board next to them, if you'll do that.",
    ],
  },
  {
    of: 'Detection on every computer',
    also: [
      'Norton lapsed, wat instead', 'does it flag spyware', 'quarntine a bad laptop?', 'what snoops for nasties on the boxes under our desks',
      'once a gadget catches a bug, do you ground it', "A temp plugged in a stick he found in the car park. I'd like to hear what would have barked before the whole place was poisoned.",
    ],
  },
  {
    of: 'Filtered e-mail',
    also: [
      'bogus DocuSign invites daily', 'phishy mail, block it?', 'spf dkim, u fix?', 'who weeds out the rubbish notes pretending to come from Canada Post',
      'crooks post dirty letters as though from us, stop them',
      'A fake courier notice nearly fooled our deacon, and an hour later a parishioner got begging letters under his name. Could both be nipped in the bud?',
    ],
  },
  {
    of: 'Multi-factor sign-in',
    also: [
      'authy for evry1?', 'geofence our logins', 'approve prompt on my cel', 'a prompt on the handset whenever somebody opens their inbox',
      'nobody here ever flies to Moscow, so shut that door',
      "Someone tried our bookkeeper's account forty times from Vietnam. I want our folks to approve each entry on a handset, and strangers turned away.",
    ],
  },
  {
    of: 'Security updates',
    also: [
      'patch tuesday, u do it?', 'stuck update, whos on it', 'vulnerability fixes, when', 'who makes sure our boxes carry no stale stuff with gaps',
      'which of our clunkers are past saving and need the scrapyard', 'I read that a gap in some browser let thieves into a town hall. How would I ever learn whether ours had been mended?',
    ],
  },
  {
    of: 'Training with practice messages',
    also: [
      'phish bait tests?', 'fake scam 2 catch staff', 'cyber class for newbies', 'trick my crew on purpose so they wise up', 'the gullible ones here need schooling, gently, in small bites',
      "Our intake coordinator nearly wired nine grand to a con man. I'd love regular mini-courses and surprise quizzes, and to hear who flunked.",
      'How often do they get a test message?', 'how often would you send the practice messages', 'how often are fake mails sent to our staff', 'how many times a year do people get a practice phishing mail', 'What happens after somebody clicks on a test mail?',
    ],
  },
  {
    of: 'Incident response',
    also: [
      'IR playbook?', 'breach, who rings who', 'hacked = wat steps', 'when thieves break in, whose finger is on the plug', 'who tells the federal watchdog if secrets leak',
      'At the neighbouring brokerage three managers shouted contradictory orders while the thieves kept copying. I want ours settled beforehand, on paper.',
    ],
  },
  {
    of: 'A stolen password is not enough',
    also: [
      'pwd leaked, r we toast', 'phished creds, still safe?', 'why bother w a 2nd step', 'somebody swiped my secret word, how screwed are we',
      'is a clever phrase with symbols plenty, or do I need more',
      "My husband's hockey pool site was breached and he uses the identical login for our till. Could a thief waltz straight in?",
    ],
  },
  {
    of: 'Insurance forms you can sign',
    also: [
      'attestation, dare I sign?', 'underwriter wants MFA proof', 'cyber renewal Qs, truthfully', 'I must swear to stuff about our machines I know nothing of',
      'who vouches for my ticks when the broker comes calling',
      "If I scribble yes everywhere and it turns out false, the carrier walks away from our claim. I'd like somebody to vouch for each line beforehand.",
    ],
  },
  {
    of: 'Somebody who acts',
    also: [
      'threat hunters on shift?', 'siren goes off, then wat', 'shut off 1st, ask later?', 'when the siren wails, does anybody actually lift a finger',
      'will you yank a poisoned laptop offline without my say-so',
      "Our present crowd forwards me scary notices in gibberish while I'm at my kid's recital. I want someone to jump in and tell me afterwards.",
      'What if a computer still catches something?', 'what do you do when the antivirus finds something', 'and if something gets through anyway, who acts',
    ],
  },
  {
    of: 'Independent penetration tests and certification audits, which an outside assessor must do',
    also: [
      'whitehat hackers for hire?', 'can u grant us ISO27001?', 'SOC2 sign-off, u isue it?', 'would you play burglar against us and hand over a scorecard',
      'we need a neutral stamp saying our defences hold up',
      "A bank won't onboard us until some impartial outfit has tried to crack our portal. Are you that outfit, or should I look elsewhere?",
    ],
  },
  {
    of: 'Legal advice on a breach and the cost of notifying the people affected',
    also: [
      'breach lawyer on tap?', 'postage after leak, urs?', 'data leak lawsuit, u help?', 'do you spring for stamps to warn everybody if names spill out',
      'got an attorney on your team for when secrets spill',
      "Should our alumni list get loose, we'd owe thousands of graduates an apology by mail. Is that bill yours or ours, and who drafts the wording?",
      'Do we still need a lawyer for privacy matters when we are with you?', 'so with you on board we do not need a lawyer for that', 'do you replace our lawyer after a breach', 'does your service include a lawyer when data gets out',
    ],
  },
  {
    of: 'Firewalls, security keys and other hardware, quoted apart at their price',
    also: [
      'yubikeys extra?', 'fortigate box incl in cyber?', 'protection gear billed separate?', 'the login fobs and the wall box, do they come thrown in',
      'must I shell out on top for the gizmo guarding our line',
      "Six of our carpenters carry flip phones, so they'd need those wee USB fobs. Are the fobs part of the protection fee or a bill of their own?",
    ],
  },
  {
    of: 'Inventory and advice',
    also: [
      'audit our junk b4 cloud', 'cloud: wat stays local?', 'keep, bin or lift?', 'sort our heap into goners, stayers and stuff to shift online',
      'who referees which oddments go up online and which remain',
      "Twenty years of gadgetry piled up since my father ran the place. I'd want every last bit counted and told whether to shift, ditch or leave it.",
    ],
  },
  {
    of: 'A cost plan',
    also: [
      'projected hosting tab?', 'TCO b4 n after pls', 'loonies or US$, the figures?', 'on one page, what we shell out today and what comes later',
      'online versus the closet box, which leaves us poorer',
      "Our auditor distrusts rosy brochures. She'd want electricity, repairs and subscriptions totted up, in loonies, against the future invoices.",
    ],
  },
  {
    of: 'E-mail and calendars',
    also: [
      'gmail 2 outlook, doable?', 'imap to exchange?', 'leave gsuite 4 outlook', 'shift our inboxes and appointment books without dropping a letter',
      'will my iPhone still show who is booked on Tuesday afterwards',
      "We're on Google's business package and head office insists on Outlook. I'm petrified that bookings, address books and ten years of letters fall off the truck.",
    ],
  },
  {
    of: 'Files and permissions',
    also: [
      'nas to sharepoint?', 'file shares n ACLs, move em?', 'filename 2 long errors', 'lift our whole paper mountain online, tidied by job title',
      'half our documents sit under weird nested names, will they survive',
      'Each bookkeeper carved out secret exceptions over the decades. When we hop online I want a clean slate where your position decides what opens.',
    ],
  },
  {
    of: 'Servers and line programs',
    also: [
      'sage on azure?', 'quickbooks desktop, host it?', 'sql db 2 cloud, doable', 'our bookkeeping package is glued to one box, can it live elsewhere',
      'the vet software crawls from our second clinic, could it be hosted',
      "PCLaw sits on a tower under the articling student's feet. I want it living in a proper hosting place, but only once my clerks have tried it.",
    ],
  },
  {
    of: 'Cutover with a way back',
    also: [
      'botched cutover, undo?', 'go-live nite goes bad, plan b?', 'cutover wknd or weekday', 'if it blows up at midnight, can we rewind by breakfast',
      'do you flick us across while everyone is asleep',
      "The last changeover at my former shop bricked the till for three days. I'd want the previous setup kept warm until I personally give the nod.",
    ],
  },
  {
    of: 'Work from anywhere you choose',
    also: [
      'wfh after the move?', 'docs on the road, doable', 'same stuff everywhere, hybrid ppl', 'on a train or a kitchen stool, would it all look identical',
      'our adjusters live in their trucks, can they reach the paperwork',
      "Two of us commute from far up north and the highway shuts every blizzard. I'd love to carry on from my den as though I'd made it in.",
    ],
  },
  {
    of: 'No server to replace',
    also: [
      'srvr dying, alternatives?', 'capex 2 opex?', 'skip buying the nxt server?', 'the tower in the closet is wheezing, do we buy another',
      'rather than one whopping outlay, can we spread it by headcount',
      "They want eighteen grand for a new rack, and we might shrink next spring. Isn't there some arrangement that swells and shrinks with us?",
    ],
  },
  {
    of: 'Tidy access',
    also: [
      'who can c HR files', 'perms cleanup?', 'ghost rights, purge em', 'how come the co-op student can browse the wage slips', 'I want a who-can-peek-where sheet for our sensitive stuff',
      "Our former controller now sells patios for us yet still sees everyone's earnings. I'd like leftovers like that swept away and explained.",
    ],
  },
  {
    of: 'Data kept in Canada where you need it',
    also: [
      'data residency?', 'hosted in TO or Texas', 'patriot act worry', 'our tender forbids letting anything cross into the States, can you comply',
      'may I pin down which province our documents sleep in',
      'A First Nations partner insists that its stories never sit on American soil. Could you arrange that for hosted documents and show us where each lives?',
    ],
  },
  {
    of: 'Microsoft licences and Azure usage, billed at their own price',
    also: [
      'M365 seats on top of migrating?', 'azure compute, urs or ours', 'markup on ms subs?', 'does your moving fee swallow what Redmond charges us',
      'once hosted, whose name is on the tab for Word and Outlook',
      'We budgeted your quote for the shift and nothing else. Will a second invoice turn up for what the hosted machines consume?',
    ],
  },
  {
    of: 'Rewriting programs that cannot run in the cloud',
    also: [
      'recode our VB6 app?', 'Access db 2 web, doable?', 'got devs to port it?', 'our homemade tool chokes online, will you remake it from scratch',
      'can one of yours modernize the thing my uncle typed in 1994',
      'Dispatch lives in a FoxPro relic that hosting people laugh at. Is turning it into something that works online up your alley?',
    ],
  },
  {
    of: 'Daily support after the hand-over, which a monthly plan provides',
    also: [
      'post-move help incl?', 'u vanish after go-live?', 'muddled after the move, who helps', 'once you pack up your tools, whom do my clerks pester',
      'does the moving price stretch to hand-holding next spring', 'After the shift my bookkeeper will phone somebody twice a day, guaranteed. Would that be you, and does it cost more?',
    ],
  },
  {
    of: 'Servers and virtual machines',
    also: [
      'bare metal restore?', 'hyper-v backups, u do?', 'vmware snapshots, kept whr', 'if the tower melts, can its twin boot on a borrowed box',
      'is it the entire brain you save or simply the documents',
      "Lightning cooked our tower last July and re-installing every package took a fortnight. I'd want the lot, settings and all, popped onto another box.",
    ],
  },
  {
    of: 'Microsoft 365',
    also: [
      'm365 backup rly needed?', 'teams chat files saved?', 'ex-staffers inbox, get back?', 'an ex-worker torched her inbox in autumn, can you conjure it up',
      'is stuff up at Redmond saved elsewhere, or are we naive',
      "Our choir director binned the score library online and emptied the trash in March. Tell me there's an outside duplicate in a case like that.",
    ],
  },
  {
    of: 'A copy that cannot be deleted',
    also: [
      'hacker-proof spare?', 'worm backups, how long frozen', 'can admin nuke the backups', 'is there one spare nobody can torch, not even the boss',
      'thieves hold every key, what is still out of their grasp',
      "Last spring the neighbouring plant was extorted, and the crooks shredded its spares on the way in. I want one set that's frozen solid.",
      'Can ransomware get at the offsite backup?', 'what do insurers mean by an offline backup', 'is our data gone if ransomware gets in anyway', 'could an attacker erase the backup as well', 'what keeps the copies safe from whoever gets into our network',
    ],
  },
  {
    of: 'Storage in Canada',
    also: [
      'backups on US soil?', 'backup encrypted b4 upload?', 'who holds teh key', 'does the spare set sleep in a bunker here or Nevada',
      'is our stuff turned to gibberish ahead of travelling to your vault',
      'If the one person with the passphrase is hit by a bus, could the stashed duplicates still be opened, and are they on home soil?',
    ],
  },
  {
    of: 'Daily checks by a person',
    also: [
      'who eyeballs backup logs', 'backup failed, any1 notice?', 'silent backup gaps, u hunt em', 'does anyone sip coffee over the overnight logs and fix hiccups',
      'a laptop quietly falls out of the saving routine, who spots it',
      "For eight months ours said green while saving an empty folder. I want somebody pawing through it every morning and a shout when it's iffy.",
    ],
  },
  {
    of: 'Restore tests and a recovery plan',
    also: [
      'BCP for us?', 'DR test w/ stopwatch?', 'restore drills, u do em', 'have you ever tried digging us out, with the clock running',
      'how would the counter girls carry on while everything is being rebuilt',
      'The town audit demands evidence that we could come back from a calamity, plus a document on who is boss meanwhile. Can you take on both?',
    ],
  },
  {
    of: 'A ransom note loses its force',
    also: [
      'pay ransom y/n', 'extortion, bend or not?', 'bitcoin demand, must we cough up', 'how do we laugh off a blackmailer who scrambles everything',
      'is handing bitcoin to thieves ever our sole way out',
      'A rival dealership sent crooks eighty grand last winter. What would let us shrug, wipe the slate and carry on without parting with a cent?',
    ],
  },
  {
    of: 'Known limits',
    also: [
      'rto rpo numbers pls', 'max hrs offline, tested?', 'worst case, how much retyping', 'if it croaks at four, from which point must we retype',
      'honestly clocked, when are we afloat again after a wreck',
      "My underwriter keeps writing RTO and RPO in the margins. I simply want to hear how much we'd redo and how soon we'd be back, from a real trial.",
    ],
  },
  {
    of: 'Records when they are asked for',
    also: [
      'retention yrs?', 'T4s from 2019 still there?', 'how far bk can u dig', 'when the taxman knocks about ancient receipts, will they still exist',
      'do you bin older stuff automatically, and after how long',
      "Our college of optometrists makes us hang on to charts for a decade. Could your saving schedule honour that instead of wiping last year's?",
    ],
  },
  {
    of: 'Small mistakes stay small',
    also: [
      'butterfingers, cn u revert?', 'saved over wrong xls', 'deleted 1 email, fixable?', "I clobbered the price list at lunch, can this morning's be fetched",
      'is fetching one binned letter a favour or a big billable affair',
      'Our apprentice dragged the wedding bookings into oblivion and went home in tears. Is that a two-minute shout to you, or paperwork and a fee?',
    ],
  },
  {
    of: 'Recovery of data from disks that were damaged before the service began',
    also: [
      'dead hdd rescue?', 'seagate died, not ur client', 'pry stuff off fried ssd', "my late husband's laptop won't wake, could you pry the photos out",
      'conked out ages before we met you, can anything be salvaged',
      "Grandpa's genealogy sits on a hard drive that got dropped in 2019, when we'd never heard of you. Is prying it open something you'd attempt?",
    ],
  },
  {
    of: 'Files kept only on personal devices or in private cloud accounts',
    also: [
      'byod phones backed up?', 'own icloud covered?', 'home pc in ur backup?', 'my florist snaps bouquets on her own handset, are those saved',
      'what if the gaffer hoards quotes in his own Gmail locker', 'Half our tutors do lesson plans on their own iPads at the kitchen counter. If one gets pinched, would you have any of it?',
    ],
  },
  {
    of: 'Replacement servers after a fire, theft or flood, quoted when they are needed',
    also: [
      'rack pinched, replacement free?', 'blaze ate the rack, covrd?', 'burnt rack, nu box bundled in?', 'a burst pipe drowns the tower, do you hand us another',
      'does saving our stuff also mean buying anew after a burglary',
      'Suppose raccoons get in and wreck the machine closet. Our documents are with you, but who digs into his pocket for another box?',
    ],
  },
  {
    of: 'Network Management',
    also: [
      'caretaker for our LAN?', 'sites cant c each other', 'net crawls, any takers?', 'adopt the whole tangle of boxes and wires behind our reception',
      'two shops across town ought to feel like one, can do',
      "The telecom crowd blames the wiring crowd and meanwhile our tills crawl in all four branches. We'd like a single outfit to run everything in between.",
    ],
  },
  {
    of: 'Firewall',
    also: [
      'sonicwall, u manage?', 'vpn 4 remote folk', 'fw rules a mess', 'tend the guard box by the modem, we bought it ourselves',
      'a secure tunnel for the girls doing invoices in their pyjamas',
      'Our Sophos thing came with the building, its settings are a museum, and three estimators dial in with nothing but a name and a word. Could you adopt it?',
    ],
  },
  {
    of: 'Switches and segments',
    also: [
      'vlan setup?', 'POS on its own net?', 'iot junk, split it off pls', 'the fish tank thermometer shares a wire with our ledgers, wise?',
      'could strangers in the waiting area snoop on our tills',
      'Our processor flunked us since the debit pinpads sit beside the staff tablets. We need everything fenced off in separate corrals.',
    ],
  },
  {
    of: 'Wi-Fi that was measured',
    also: [
      'wifi patchy upstairs', 'scan guns fall off wifi', 'heatmap survey, u do em?', 'my tablet goes dead whenever I wander behind the freezers',
      'how do you decide where the ceiling saucers should hang',
      "Our pickers' scan guns drop out between aisles nine and twelve, and the booster my son hung up made it worse. Could somebody gauge the signal properly?",
    ],
  },
  {
    of: 'Monitoring',
    also: [
      'snmp alerts on routers?', 'packet loss alerts, who gets em', 'net watched 24h?', 'would you spot a dying hotspot ahead of my tenants moaning',
      'who hears it if our link croaks while everyone is tucked in',
      'The link to our second nursery sagged for weeks, and I learned of it from an irate shopper. I want trouble on it spotted without me.',
    ],
  },
  {
    of: 'Internet lines and failover',
    also: [
      '2nd isp auto switch?', 'rogers out agn, options', 'starlink as spare?', 'when the fibre gets chewed, what keeps the tills ringing',
      'who wrangles the telco when the web vanishes mid-morning',
      "Backhoes have cut our street twice this year and each time I sent forty folks home. I'd pay for a spare that jumps in by itself.",
    ],
  },
  {
    of: 'Documentation and spares',
    also: [
      'visio of our LAN?', 'config backups kept?', 'wires unlabelld, chart it pls', 'sketch what plugs into what, since the fellow who knew has died',
      'if a gizmo pops, could its twin be cloned by lunchtime',
      'Our fire inspector, the auditor and the new landlord all want a chart of our hookups, and I have a Post-it. Would you produce and maintain one?',
    ],
  },
  {
    of: 'One owner for the problem',
    also: [
      'telco vs wiring guy, whos wrong', 'finger pointing galore', 'mediator btwn suppliers?', 'quit the ping-pong, I want a single throat to choke',
      'will you suffer the hold music with whoever made the thing',
      "Calls crackle; the telecom outfit swears it's the wiring and the wiring lads swear at the telecom outfit. I'm done refereeing and want you to.",
    ],
  },
  {
    of: 'A flat monthly cost',
    also: [
      'net mgmt flat fee?', 'firewall tweak = xtra bill?', 'new AP, ask us 1st?', 'does the tab jump whenever you tweak a router for us',
      'would you splurge on gear on our dime without a nod',
      "The previous wiring fellow invoiced eighty bucks every time he opened the cabinet. I'd like one steady amount for minding routers and hotspots.",
      'Does the network fee go up with the number of employees?', 'is network management charged per person or flat', 'does the price for the network depend on how many we are', 'one amount a month for the network however many people?',
    ],
  },
  {
    of: 'Knowledge that stays',
    also: [
      'who owns admin pwds', 'split w u = get everything?', 'escrow our admin logins?', 'if we bid you farewell, do we walk off with every key',
      'do you cling to the diagrams or surrender them graciously',
      'The outgoing bunch is withholding our codes, and I never want to go through that again. What would we leave with on the day we part?',
    ],
  },
  {
    of: 'Internet and cellular subscriptions, which stay in your name with the carrier',
    also: [
      'r u an ISP?', 'fibre or DSL, u sell it?', 'cell plans thru u?', 'does the telco bill still land on our own doormat', 'can I fire the telco and buy bandwidth from you instead',
      'Our Telus deal is up in June and the rep is hounding me. Do you sell the line yourselves, or would I still be dealing with somebody like him?',
    ],
  },
  {
    of: 'Pulling new cable through walls, done by a licensed contractor we can bring',
    also: [
      'RJ45 outlets, u install?', 'u lay conduit n trunking?', 'extra jack at desk 9', 'my lads knocked out drywall, who strings the blue spaghetti now',
      'can yours poke holes and snake wires to the loft',
      "We're converting a barn into offices and the electrician says data isn't his trade. Would you send a ticketed person to string it?",
    ],
  },
  {
    of: 'Support of the computers and programs on the network, which a plan includes',
    also: [
      'net deal, pc help too?', 'wifi contract covers excel?', 'laptop sick, router-only customer', 'you tend the routers, but my spreadsheet hangs, is that yours',
      'does minding the hotspots stretch to unsticking my laptop',
      "We signed up just for the wireless, and today Outlook refuses to open on three desks. Can my clerks ring you, or isn't that in the arrangement?",
    ],
  },
  {
    of: 'Review of what you have',
    also: [
      'SWOT of our IT?', 'state of our gear, verdict pls', 'due dilligence on IT', "inherited a jungle, I want an honest stranger's verdict",
      'grade every nook of our setup, worst danger on top',
      "I became executive director last week, and the only handover was a key ring. I'd like the lot scrutinized and the scary bits put in order.",
    ],
  },
  {
    of: 'Technology plan and budget',
    also: [
      '3yr IT forecast?', 'capex outlook for pcs', 'IT numbrs 4 the treasurer', 'map out which clunkers go when, with dollar amounts',
      'spare us the nasty shocks, spread our gear purchases out',
      'My treasurer demands a gadget forecast to the end of the decade. Someone clever must pencil in what we toss, what we get, and what each stretch swallows.',
    ],
  },
  {
    of: 'Vendor and quote comparison',
    also: [
      'score r tender bids', 'decode this proposal', 'RFQ/RFP wording?', 'two salesmen, two wildly different numbers, who is fibbing', 'go through the weasel words for us ahead of the ink',
      "We've whittled dental packages to four, each pitch glossier than the last. I want a neutral soul to line them up and spot the omissions.",
    ],
  },
  {
    of: 'Project direction',
    also: [
      'PM for office move?', 'who quarterbacks the rollout', 'merging 2 cos, need lead', 'herd the movers, the phone bunch and the software bunch for us',
      'someone to hold the clipboard while we shift premises',
      "Twelve suppliers, one opening day in September and nobody steering. I'd give you the whip if you'd warn me when it starts slipping.",
    ],
  },
  {
    of: 'Policies and compliance',
    also: [
      'chatgpt rules on paper?', 'code of conduct 4 laptops', 'BYOD rulz, u draft em', 'no handbook says whether workers may browse dating sites on our laptops',
      'pen the house rules that newcomers must initial',
      "A lad ran a poker site on our equipment and there was no paragraph to fire him under. We'd like proper house rules, and to hear where we fall short of the privacy acts.",
    ],
  },
  {
    of: 'Advice for your IT staff',
    also: ['a second pair of eyes for our IT manager before a big change', 
      'L3 for our L1?', 'mentor our jr admin', 'sanity check my script', 'our whiz kid is stumped, may he phone one of your greybeards',
      'glance over his blueprint before he breaks something',
      "I'm the sole techie at a college and haven't had a peer since 2017. Could I bring a gnarly routing puzzle to one of yours now and again?",
    ],
  },
  {
    of: 'Legal, tax and accounting advice, which we leave to your lawyer and accountant',
    also: [
      'CCA class for laptops?', 'lawyer-type opinion from u?', 'file our T2 n GST?', 'are the new laptops deductible, or must I ask elsewhere',
      'would your adviser tell me if I can sue our ex-programmer',
      'The CRA letter asks how we treated the software purchase, and my nephew who did the returns has moved away. Could your consultant reply?',
    ],
  },
  {
    of: 'Software and hardware, which you buy from whom you like',
    also: [
      'buy at Costco ok?', 'forced 2 order thru u?', 'u on comission?', "after your adviser's tips, may I shop around for a bargain", 'do you pocket a slice from makers of what you suggest',
      'Our buying co-op gets Dell at a steep markdown. If your adviser recommends something, are we free to get it through them?',
    ],
  },
  {
    of: 'Daily help desk and monitoring, which the monthly plans provide',
    also: [
      'consult deal covers tickets?', 'advisor fix printers 2?', 'hourly advice, any helpline?', 'may my clerks bug your strategist about paper jams',
      'if we purchase brainpower alone, who watches our boxes overnight',
      "We engage your adviser by the hour for strategy. When our cashier can't log on at eight, is she supposed to phone him or someone else entirely?",
    ],
  },
  {
    of: 'Help desk by telephone, e-mail and chat',
    also: [
      'tech hotline?', 'ticket by txt msg ok', 'live convo w/ techs?', 'my nurses would sooner type than ring, is that allowed', 'whom do my folks dial when their screen throws a tantrum',
      "Whenever something hiccups everyone tramps to my office, and I'm just the payroll clerk. Is there a line they could bother instead?",
    ],
  },
  {
    of: 'Monitoring of computers, servers and network',
    also: [
      'heartbeat checks on pcs?', 'pc health watched?', 'disk full warning, u get it?', 'does anything tip you off that one of our towers is ailing',
      'would you twig that my tower is overheating before smoke appears',
      'The tower running our greenhouse climate filled up and quit on a Sunday. I want whoever we sign with to see such things brewing.',
    ],
  },
  {
    of: 'Updates for Windows, macOS and common programs',
    also: ['all we want is updates done', 'somebody who does the updates and a number to call', 
      'adobe n zoom kept fresh?', 'chrome + KB patches pushed?', 'macbooks patched 2?', 'does the flat rate cover bringing our applications to the newest release',
      'who presses install when the gadget begs for it at noon',
      'Our showroom mixes Dells and shiny Apple gear, and no one dares to accept the reminders. Would keeping the whole lot fresh be your chore?',
    ],
  },
  {
    of: 'Microsoft 365 accounts and licences',
    also: [
      'nu mailbox, who adds it', 'exchnge admin centre, u run it', 'assign a seat for newbie', 'who doles out Outlook logins and frees them up afterwards',
      'I loathe that Redmond admin page, would you mind it for us',
      'My predecessor set our Word-and-Outlook rental up under his own cell number and retired. I want someone to hold the reins of it.',
    ],
  },
  {
    of: 'Set-up for new staff, lock-out for leavers',
    also: ['people who left years ago can still read their mail here', 'what do you do about accounts of former staff', 
      'newbie monday, wat now', 'temp leaving, kill logins', 'onbord/offboard, u do?', 'our fresh recruit turns up tomorrow with nowhere to log in',
      'a salesman goes at noon, snuff his keys on the dot',
      'Harvest brings thirty pickers in August and they scatter by Thanksgiving. Giving and taking back that many logins does my head in.',
    ],
  },
  {
    of: 'Device, licence and warranty list',
    also: [
      'asset tags on gear?', 'srial numbers 4 adjuster', 'who has wich ipad', 'tell me what gadgets we own and whose desk they sit on', "has the maker's coverage on my tower lapsed",
      "An adjuster asked for makes, ages and receipts of every gadget, and all I've got is a shoebox. Would you keep such a ledger for us?",
    ],
  },
  {
    of: 'Calls with your internet and software vendors',
    also: [
      'ring Intuit 4 us?', 'deal w/ our ERP rep', 'liaise w software ppl', "would you suffer the hold music at our booking app's helpline",
      'the copier outfit talks gibberish, chat to them for me',
      "Our till maker's technicians will speak only to somebody who knows what a subnet is. That isn't me, so would you take such conversations?",
      'who phones the internet company when the line is down, us or you', 'Would you be the one who calls the software company when it is slow?', 'The program maker blames the internet company and the other way around. Do you talk to both?',
      'do we have to call the internet provider ourselves', 'who chases our software suppliers when something does not work',
    ],
  },
  {
    of: 'Detection software on every computer',
    also: [
      'AV bundled in?', 'edr for every laptop?', 'watcher on each pc, standard?', 'is a virus blocker thrown in or do we shop for one',
      'does the dusty box in the stockroom get a guard as well',
      'Our rink has a ticket booth machine, a tablet by the Zamboni and four desktops. Would all of them get something that sniffs out hackers, or only the fancy ones?',
    ],
  },
  {
    of: 'Filtering of phishing and malware in e-mail',
    also: [
      'anti spam, part of it?', 'phish blocker in the bundle?', 'proofpoint or similar, incl?', 'does your bundle strain the muck out of our inboxes',
      'do dodgy PDFs get tossed before anybody can double-click them',
      "Our volunteers open whatever lands in front of them, bless their hearts. I'd want the poisonous stuff caught at the gate rather than rely on their judgement.",
    ],
  },
  {
    of: 'Multi-factor sign-in for all accounts',
    also: [
      '2fa every login?', 'mfa 4 bosses n temps too', 'any1 exempt from codes?', 'must interns and the big cheese both tap yes on handsets',
      'is that texted number thrown in for each and every worker',
      'Three partners refuse the handset prompt, and our underwriter wants no exceptions. Would you get the holdouts on board as part of your service?',
    ],
  },
  {
    of: 'Managed firewall and remote access',
    also: [
      'fw + vpn incl in cyber?', 'rdp wide open, fix?', 'dial in safely, u run it', 'does your protection bundle mind the box at the edge for us',
      'reach my desk from a coffee shop without inviting thieves along',
      'Our snowbird owner logs in from a condo in Florida over some free screen-sharing gadget. I want that locked down and minded by professionals.',
    ],
  },
  {
    of: 'Short training and practice phishing messages',
    also: [
      'awareness training incl?', 'knowbe4 type thing, u do?', 'scam quizzes part of package?', 'do bite-sized scam classes come with what you sell',
      'pretend con letters to keep my crew on their toes, got those',
      'Our carrier demands proof that everyone, caretaker included, took an anti-fraud course this year. Is that something you run?',
    ],
  },
  {
    of: 'Incident response plan and rehearsal',
    also: [
      'war-game a hack w/ us?', 'hack rehersal, u run it?', 'breach binder, got 1?', 'will you stage a make-believe break-in so we learn our parts',
      'a who-does-what sheet for doomsday, do you draft those',
      "Management froze like deer last time a mailbox got taken over. I want a dry run, with someone from your side refereeing, so it's muscle memory.",
    ],
  },
  {
    of: 'Evidence for PIPEDA and PHIPA safeguards',
    also: [
      'phipa paper trail?', 'privacy audit evidence', 'IPC asking, got docs?', "show a watchdog in writing that we lock up patients' secrets",
      'our ethics board wants something tangible about guarding names',
      "A hospital partner won't refer anyone until we show in black and white how charts are locked up. Could you furnish such a bundle?",
    ],
  },
  {
    of: 'Answers for cyber insurance forms',
    also: [
      'fill out cyber app w us?', 'insurer quiz, lend a pen?', '9pg broker form ugh', 'will you sit down with the coverage paperwork and decode it',
      "the underwriter's homework is Greek to me, lend a hand",
      'The supplement wants to hear about privileged accounts and segmentation, and I run a yarn shop. Would you supply the wording for it?',
    ],
  },
  {
    of: 'Inventory and cost comparison before the move',
    also: [
      'cloud vs tin, $$?', 'worth migrating, r u sure', 'tally b4 we jump', 'weigh staying put against hopping online, in dollars',
      'will you total up what we own ahead of shifting anything',
      'Before I pitch hosted services to three stubborn partners I need a tally of our gear and both bills next to each other. Do you draw that up?',
    ],
  },
  {
    of: 'E-mail and calendars in Exchange Online',
    also: [
      'hosted exchnge w/ u?', 'pop3 to proper outlook', 'proper biz addresses pls', 'put our diaries and letters with Microsoft and keep them humming',
      'we still use hotmail for quotes, time to look grown-up',
      "Reception can't see when the vets are free, so clients get double-booked. I'd like one scheduling page and decent addresses under our own name.",
    ],
  },
  {
    of: 'Shared drives in SharePoint and OneDrive',
    also: [
      'S: drive onto web pls', 'ditch dropbox 4 onedrive?', 'co-edit docs, possible?', 'can the team scribble in one document at once from anywhere',
      'the common cabinet should live online, do you build that',
      "Quotes fly around as attachments named final2 and nobody trusts any of them. We'd like one common spot on the web that every estimator opens.",
    ],
  },
  {
    of: 'Servers in Azure, in Canadian regions',
    also: [
      'rent VMs up here?', 'azure toronto region, u use it', 'IaaS on domestic soil?', 'spin up our boxes in a Microsoft barn, but on home soil',
      'can our rack vanish and hum elsewhere, maple leaf overhead',
      'Band council insists that nothing leaves the country, yet our rack room is a mouldy basement. Could you run those machines for us at a hosting site inside our borders?',
    ],
  },
  {
    of: 'Teams for meetings and calls',
    also: [
      'dial out thru teams?', 'ditch r landlines pls', 'zoom replacement?', 'get rid of desk handsets and talk through our laptops', 'gab on camera with cousins at our other branch',
      "Our PBX belongs in a museum and the quote to revive it made me laugh. I'd rather have folks dial us and reach a laptop.",
    ],
  },
  {
    of: 'Sign-in rules with Microsoft Entra ID',
    also: [
      'SSO?', 'okta or entra, u run it?', 'AAD join laptops', 'one login for all our apps, can you arrange it', 'let folks in solely on gadgets we handed them',
      "Couriers use their own battered Androids and I don't want our documents living on those. Could entry hinge on who, where and which gadget?",
    ],
  },
  {
    of: 'Monthly check of licences and usage',
    also: [
      'zombie seats, cut em', 'azure sprawl, prune it?', 'trim 365 spend pls', 'are we shelling out for Word on behalf of ghosts', 'who combs through our hosted invoice for waste',
      "Eleven lifeguards left on Labour Day, and I bet we still rent Outlook for each. I'd like somebody to sweep up such leftovers regularly.",
    ],
  },
  {
    of: 'Daily copies of servers and computers',
    also: [
      'nitely saves on towers?', 'r desktops saved 2', 'workstation + host backup incl?', 'does the front-counter box get saved each evening too',
      "is today's typing put away before the lights go out",
      'Our engraver keeps every design on the tower beside his lathe and nowhere else. Would such a workshop box be saved each evening along with the big one?',
    ],
  },
  {
    of: 'Microsoft 365 mailboxes, OneDrive and SharePoint',
    also: [
      'onedrive backup incl?', '365 saved 2 or just server', 'sharepoint libraries, dupes kept?', 'everything of ours floats online, does your saving service reach it',
      'are letters and documents hosted in Redmond duplicated too',
      "We own no machines besides laptops, the rest is rented from Microsoft. Is there any point in your nightly saving, and would it reach what's up there?",
    ],
  },
  {
    of: 'A local copy and one in a Canadian data centre',
    also: [
      '3-2-1 rule, u follow?', 'on-prem NAS plus offsite?', 'two backup spots or 1', 'do you park one spare down the hall, another far away',
      'if the block burns, is there a twin elsewhere in the country',
      'Downloading everything over our rural DSL would take a month. I want a quick duplicate within reach and a distant twin for when the roof caves in.',
    ],
  },
  {
    of: 'A copy locked against change and deletion',
    also: [
      'frozen backup tier incl?', 'undeletable backup, u sell it?', 'air-gap on offer?', "does your saving service freeze one set so hackers can't spoil it",
      'could a spiteful ex-techie shred all the spares in one go',
      "Our sacked network man may still know a trick or two. I need to hear that at least one set of our spares couldn't be scrubbed by him.",
    ],
  },
  {
    of: 'Results read by a person each working day',
    also: [
      'backup digest, skimmed by whom', 'backup email, any1 open it', 'manual check m-f?', 'is a real pair of eyes on the overnight log weekdays',
      'do robots just mail themselves green ticks about the saving',
      "Nobody in our rectory would know a good nightly log from a bad one. I'd sleep better if some human at your end went through it over breakfast.",
    ],
  },
  {
    of: 'Scheduled test restores',
    also: [
      'restore rehearsal dates?', 'prove backups open?', 'recovery trials on a calendar?', 'do you occasionally fish something out, simply to see it opens',
      'has anybody tried the lifeboats before the ship goes down',
      'Ours ran faithfully for years until the morning we needed it and every archive was corrupt. I want someone to fish out samples at set dates.',
    ],
  },
  {
    of: 'Written disaster recovery plan',
    also: [
      'DRP doc?', 'continuity binder, u write it?', 'plan 4 tornado or blaze', 'on paper, how we rise from the ashes, could you draft that',
      'who switches what back on after a calamity, got a booklet',
      "Our franchisor wants a document on how we'd reopen after a tornado, and mine is a napkin. Would you author a proper one for us?",
    ],
  },
  {
    of: 'Remote help for every person on your plan',
    also: [
      'help for wfh staff?', 'teamviewer rescue?', 'unlimited calls pp?', 'can you take the mouse from afar when I get muddled',
      'are my casual part-timers allowed to holler for assistance too',
      'Our translators are scattered from coast to coast, each alone at a desk. If one gets stuck, can she get somebody to look at her screen?',
    ],
  },
  {
    of: 'Visits to your office for what needs hands',
    also: [
      'send a tech round?', 'rack swap, who shows up', 'screwdrivr needed at our shop', 'I am seventy-four and my router wants a kick, anybody coming',
      'do you dispatch somebody when fiddling from afar gets nowhere',
      "The cabinet above our bar is eight feet up and rattles when bumped. I'm not climbing there; would one of yours pop round with a ladder?",
    ],
  },
  {
    of: 'Emergency support 24/7',
    also: [
      '2am meltdown, who answers', 'xmas eve outage?', 'nite line for crises', 'Murphy strikes on Easter Monday, will a soul pick up',
      'our presses roll till dawn, can we wake you if they halt',
      'We run a funeral home, and death keeps no timetable. If the whole setup collapses at three on a Sunday, does anybody answer?',
    ],
  },
  {
    of: 'Windows, macOS, iPhone and Android',
    also: [
      'imac n pixel ok?', 'samsung tabs, look after em?', 'macs + dells in 1 office', 'our illustrators draw on iPads while dispatch carries Samsungs, mind both',
      'are handsets looked after or purely the stuff on desks',
      'Every outfit I rang goes quiet once I mention our MacBooks, and the drivers are all on Galaxy handsets. Would you look after such a zoo?',
    ],
  },
  {
    of: 'Printers, scanners and meeting rooms',
    also: [
      'copier sulking', 'scan2email busted', 'hdmi in boardroom dead', 'the Xerox spits out gobbledygook, is that in your remit', 'our webcam and mics fail whenever the directors dial in',
      "Ours is a notary's office that lives on paper. When the Kyocera quits or the label thing jams, is that your department?",
    ],
  },
  {
    of: 'New computers set up and old ones wiped',
    also: [
      'unbox 10 dells?', 'ex hdds, shred em?', 'pc refresh, data moved over?', 'scour the retired towers so no snoop finds our ledgers',
      'get the shiny laptop looking just like my beloved clunker',
      'A pallet of laptops is blocking our fire exit and the worn ones are piled in the loo. Could you ready the former and scrub the latter?',
    ],
  },
  {
    of: 'Help alongside your own IT staff',
    also: [
      'overflow 4 our tech dept', 'vacay relief 4 our admin', 'pitch in w/ in-house crew?', 'our two-person tech desk is swamped, could yours take some load',
      'while our computer lady has her baby, will you stand in', "Our lad does days and can't be everywhere. We'd like extra hands that slot in beside him rather than a takeover.",
    ],
  },
  {
    of: 'Review of systems, contracts and risks',
    also: [
      'governance review of IT?', 'vet our telecom n copier deals', 'setup + paperwork once-over', 'comb through what we signed and what we run, spot the duds',
      'could a consultant hunt for landmines in our setup',
      "We're acquiring a rival and its paperwork is a shoebox. Could your advisers comb through agreements, machines and hidden dangers before the ink dries?",
    ],
  },
  {
    of: 'VoIP',
    also: [
      'Can we keep our phone numbers if we move to internet phones?', 'do our numbers come along to the new phone system', 'can we keep our numbers', 'would our main number be lost if we switch the phones over',
      'What happens to our present telephone numbers when the old lines end?', 'We have had the same number for decades. Does it stay with a phone system over the internet?', 'are numbers moved to you or do we get new ones',
    ],
  },
  {
    of: 'CTO',
    also: ['Who decides on security standards at your company?', 'who chooses the products you install', 'Who leads when there is a serious incident?', 'who in your company is responsible for the technology', 'who writes the security rules at your firm'],
  },
  {
    of: 'CEO & Founder',
    also: ['Who is at the top of your company?', 'who answers for it at the top if something goes wrong between our firms', 'who founded the firm and who runs it', 'who has the last word at your company', 'Who is the head of the business?'],
  },
  {
    of: 'COO',
    also: ['Who runs the help desk at your company?', 'who is in charge of the schedule of visits', 'who reads the response times', 'who looks after the start with a new client', 'Who would our first weeks be run by?'],
  },
  {
    of: 'The first 90 days with a new IT provider, week by week',
    also: [
      'How much of our own time does a change of provider cost?', 'how much work is the switch for my staff', 'How long does it take until everything has moved over to a new provider?', 'how much time do our people have to set aside for the change',
      'What do we have to do ourselves while you take over?',
    ],
  },
  {
    of: 'Fixed price per person',
    also: ['What is the idea behind the way you charge?', 'why do you not bill by the hour', 'why a fixed price instead of an hourly bill', 'Our present firm bills every repair. How is your way of charging different?'],
  },
  {
    of: 'Office and floor kept apart',
    also: [
      'We have machines running on a very old Windows. Is that something you deal with?', 'some of our machines run on an ancient Windows, what do you do about those', 'What would you do with lathes whose computers get no updates any more?',
      'Two old machines hang on the same network as the office computers. What would you do without replacing them?', 'our controllers cannot be updated, how do you keep the rest safe',
    ],
  },
  {
    of: 'Volunteer accounts that end',
    also: ['What happens with the logins of volunteers when they stop coming?', 'our volunteers only stay a few months, how do you handle their accounts', 'helpers come and go, who closes their access', 'can an account for a volunteer end by itself'],
  },
];
