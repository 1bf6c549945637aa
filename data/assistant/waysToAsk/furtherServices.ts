import type { RecordsInput } from '../../schema/site.ts';

/** Further ways to ask for what services, trades, plans, downloads, articles and legal pages say. */
export const furtherServices: RecordsInput['assistant']['paraphrases'] = [
  {
    of: 'Technology plan and budget for three years',
    also: [
      'capex outlook til 2029 pls', 'wish list of gear, priced', 'who sketches our next 36 months', 'lay out which purchases come in which season, with amounts',
      'somebody to chart where our computing dollars ought to go', 'The bank wants projections before it lends to us, and under equipment and software I have a question mark in every column.',
    ],
  },
  {
    of: 'Direction of office moves and mergers',
    also: [
      'relocating hq, who quarterbacks it', '2 companys, one email domain', 'premises change, tech foreman wanted', 'someone to run point when our headquarters packs up and goes',
      'we absorbed a rival, with its phones, wires and logins', 'The wreckers come for our block next summer, so eighty desks have to be live across town on a Monday. I am no project manager.',
    ],
  },
  {
    of: 'Policies for passwords, retention and departures',
    also: [
      'acceptable use wording pls', 'rulebook for staff pc use', 'exit procedure, any wording?', 'draft us house regulations that everyone has to initial',
      "put our unwritten dos and don'ts into proper paragraphs", "The union steward says we can't discipline anybody for sloppy codes because nothing was ever spelled out. He has a point.",
    ],
  },
  {
    of: 'Second opinion for your IT staff',
    also: [
      'sanity check for our sysadmin', 'peer revue of a design', "devil's advocate for our techie", "somebody seasoned to poke holes in our network fellow's scheme",
      'an unbiased expert to spar with the person running our computers',
      "My son-in-law looks after our systems and wants to rip everything out. I adore him, but I'd like a stranger to confirm it before I sign the cheque.",
    ],
  },
  {
    of: 'PHIPA: safeguards and breaches',
    also: [
      'phipa obligations, dental office', 'misdirected lab results, now what', 'privacy rulz for a chiro', 'an optometrist wonders what the province demands about confidentiality',
      'when must somebody learn that her diagnosis went astray',
      "A temp at the desk opened her ex-husband's folder out of curiosity. I need to know what we owe him, and whom else we have to write to.",
    ],
  },
  {
    of: 'PHIPA: statistics and penalties',
    also: [
      'amps for custodians, how much $', 'mar 1 filing wats that', 'clinic fined over snooping?', 'physio here, who gets our tally of mishaps each spring',
      'can the watchdog really hit us in the wallet nowadays',
      'I inherited the annual submission at our walk-in and have until the end of February. How are near misses counted, and what if I skip it?',
    ],
  },
  {
    of: 'CPSO: medical records',
    also: [
      "pediatrician's dormant charts, discard date", 'purge ancient emr entrys', 'ten yrs or fifteen', 'GP winding down, how many birthdays must everything be stored',
      'somebody we saw as a toddler is thirty now, shred it?',
      "We rent two lockers full of folders on people who haven't been in since the nineties. What is the earliest I may call the shredding truck?",
    ],
  },
  {
    of: 'AODA: websites',
    also: [
      "wcag for a dentist's homepage", 'screenreader vs our booking portal', 'legal stuff n our url', 'our hospice payroll just topped half a hundred, must the designer budge',
      "what does Queen's Park insist on so low-vision folks can surf us",
      'A man with a tremor could not request an appointment at our fertility centre over the internet, and he has complained. Are we obliged to do something?',
    ],
  },
  {
    of: 'One call when the EMR is slow',
    also: [
      'oscar spinning wheel agn', "dentrix won't load", 'finger-pointing over sluggish software', "who chases the software house so our midwives needn't wait",
      'the prescription program crawls and everyone blames someone else',
      'Between two visits I lose four minutes to an hourglass, and both helplines tell me to try the other one. Somebody ought to take that off my plate.',
    ],
  },
  {
    of: 'A login for every person',
    also: [
      'med resident needs id pls', 'unique usernames for hygienists', 'generic front desk credentials', 'everybody types under one name at our vet counter',
      "if six of us type alike, who's blamed for a blunder", 'A fill-in pharmacist covers our Sundays and borrows whatever credentials are lying about. It makes me squirm.',
    ],
  },
  {
    of: 'Devices kept apart',
    also: [
      'vlan 4 the xray', 'cone beam scanner stuck on xp', 'pinpad beside the reception pc ok?', "could a stranger's tablet in the lobby sniff around our folders",
      "our sonographer's antique can't be patched, so fence it in",
      'The sterilizer, the vaccine fridge and the guest hotspot all dangle from one little router at our surgery. It gives me the shivers.',
    ],
  },
  {
    of: 'Backups that have been opened',
    also: [
      'dental xrays saved? n tested?', 'last trial retreival, when', 'prove the duplicates load', 'would our eye clinic get everything again if the basement flooded',
      'show us that rescued letters really come up, not just a tick',
      'Our midwifery practice pays for overnight saving, yet nobody has ever pulled so much as one referral out of it. How would you convince us it works?',
    ],
  },
  {
    of: 'A plan for the lost laptop',
    also: [
      'vanished tablet playbook', 'nurses mislaying devices, dry run', 'whos boss if an ipad walks', 'our hygienist mislaid a gadget, draw up the order of play',
      "settle everyone's role before something confidential goes astray",
      "Home-visit therapists leave bags in cars, so it will happen one day. I'd sleep better with a sheet telling us whom to ring and what not to touch.",
    ],
  },
  {
    of: 'CIRO: incident reports',
    also: [
      'ciro 72h clock', 'wen 2 tell our sro', 'stockbroker compromised, filing cutoff', 'our brokerage floor was compromised, whom must compliance write to',
      "does a statutory holiday stop the stopwatch of IIROC's successor",
      "I'm the UDP at a small securities firm. If something nasty turns up in the trading platform on a Friday, how soon does the watchdog expect to hear from me?",
    ],
  },
  {
    of: 'FSRA: IT risk management',
    also: [
      'fsra guidence for brokers', 'mortgage shop tech oversight', "notifying ontario's insurance regulator", 'the licensing body wants our credit union to map its machinery',
      "who is answerable for rented software in the examiner's eyes",
      'A letter asks how we oversee our technology, our outside helpers and our fallback arrangements. We are four people and a kettle, so where do I begin?',
    ],
  },
  {
    of: 'FINTRAC: records',
    also: [
      'aml file retention', 'kyc docs 5 yrs??', 'fintrak exam coming, mortgage agent', 'how far back can the dirty-cash sleuths dig at a loan shop',
      'passport snaps of borrowers, where do they live safely', "An officer may turn up with a roster of clients and a month's grace, while our proofs are strewn over four cellphones and a drawer.",
    ],
  },
  {
    of: 'PIPEDA: personal information',
    also: [
      'pipeda tuneup for insurance agents', 'rrosh meaning', 'federal privacy act basics', 'our wealth boutique wants to be squeaky clean about confidentiality',
      'a spreadsheet of SINs went astray, must we confess',
      "We're a dozen people selling life and home coverage and never did anything about the federal statute. Could somebody help us catch up before a customer asks?",
    ],
  },
  {
    of: 'Mailboxes that raise an alarm',
    also: [
      'impossible travel warnings', 'inbox hijak tripwire', 'login from bali, advisor asleep', 'our planners want a siren if somebody lurks in their correspondence',
      'bar anybody trying webmail from lands that none of us visit', 'A portfolio manager down the hall was being read for half a summer and never knew. I want something that shouts on day one.',
    ],
  },
  {
    of: 'Payments confirmed by voice',
    also: [
      'verbal ok b4 wires', 'callback drill for advisors', 'spoofed investor wants an e-transfer', "our fund desk needs a routine before it moves anyone's savings",
      'ring the person up, jot it down, only then release the cash',
      'Our insurance clerks get requests to redirect a payout every week and judge them by gut feeling. Could you give us something sensible to follow?',
    ],
  },
  {
    of: 'Records that stay',
    also: [
      'legal hold on advisor outlook', 'undeletable inbox', 'ediscovry 1 investor', 'a planner emptied his trash and compliance went white',
      'nobody should be able to purge what the watchdog may request',
      "An heir disputes what her late father was told about his portfolio eight years ago. I'd love to pull up every letter in a minute.",
    ],
  },
  {
    of: 'Laptops you can lose',
    also: [
      'can u zap it remotely', 'bitlocker for our planners', 'forgot the macbook at tims', 'advisers work in coffee shops, suppose a bag gets nicked',
      "a burglar shouldn't get one account statement off the thing",
      'I travel with our whole book of business on a notebook, and airports make me nervous. What happens between me missing it and a stranger prying it open?',
    ],
  },
  {
    of: 'One place for passwords',
    also: [
      'bitwarden or keeper for brokers', 'logins scattered everywere', 'lastpass successor', 'sixty lender websites and one tatty notebook, what is neater',
      'she has every code by heart and retires in May', "When our assistant hands in her notice I'd have to reset forty insurers one by one. There must be a tidier way.",
    ],
  },
  {
    of: 'LSO Rules of Professional Conduct',
    also: [
      'technological literacy of barristers', 'law society n cloud apps', 'privileged memos in chatgpt ok?', 'can one be disciplined for careless habits on a computer',
      'are outside helpers sworn to silence about what they see here',
      'I was called to the bar when typewriters were the thing, and now I am supposed to grasp the software I rely on. What does that ask of a sole practitioner?',
    ],
  },
  {
    of: 'LSO By-Law 9: money and records',
    also: [
      'bylaw 9 etransfers', 'trust ledger, a decade?', 'solo solicitor, dual authorisation', 'may my paralegal key it in and I press okay',
      'what must be producible as hard copy at a surprise inspection',
      "We keep clients' deposits in a bookkeeping program whose maker has folded. I fear the day the regulator wants the lot in hard copy.",
    ],
  },
  {
    of: 'LSO By-Law 7.1: identification',
    also: [
      'kyc for paralegals', 'id scans whr 2 keep', 'selfies and health cards in outlook', "our conveyancer photographs buyers' cards, where should those land",
      "a face and a birthdate shouldn't sit in shared correspondence",
      'An estate client e-mailed her citizenship card to the general address of our law practice. How do others take these in and lock them away?',
    ],
  },
  {
    of: 'Access by matter',
    also: [
      'matter level rights pls', 'clio, hide one dossier', 'quarantine laterals from their old briefs', 'our junior barrister once acted for the opponent, keep her out',
      "can the hockey star's divorce be visible to just three of us",
      'Two partners act on rival bids and our document system shows everything to everybody. I need it split before either client notices.',
    ],
  },
  {
    of: 'Trust transfers by two people',
    also: [
      'dual control trust acct', 'maker-checker for wires', 'separate bank fobs pls', "my paralegal and I share one dongle for clients' cash",
      "entrusted sums shouldn't leave on a single pair of eyes",
      'At every completion our conveyancers wire half a million, and one careless click could empty the account. How would you split the job technically?',
    ],
  },
  {
    of: 'Closing days without surprises',
    also: [
      'lte hotspot for land registry', 'month end freeze, conveyancers', 'no reboots on closings plz', 'our solicitors register deeds until five, so glitches are out',
      'a fallback for the hectic Friday when keys are handed out', 'Last June the modem died with eleven families waiting in moving vans. I never want that to happen to my law clerks again.',
    ],
  },
  {
    of: 'Phones and home computers',
    also: [
      'litigators refuse mdm', 'wipe office inbox keep my pics', 'work stuff on moms ipad', 'barristers type on the couch on a gadget the children share',
      "can you yank our papers off a handset that isn't ours",
      "Two of our lawyers bought tablets and refuse to hand them in. I'd like our documents in a sealed compartment and their holiday snaps left in peace.",
    ],
  },
  {
    of: 'Closed files that still open',
    also: [
      'wordperfect 5.1 help', 'dead cases, cold storage', 'disposision dates for finished briefs', "a will from 1998 that today's programs refuse to load",
      'our barristers want cheap shelf space for what is finished',
      "Somebody alleges we bungled his incorporation long ago, and the proof sits on a ZIP disk. How would you keep our law firm's past legible?",
    ],
  },
  {
    of: 'Controlled Goods Program',
    also: [
      'cgp site plan', 'itar prints on our shopfloor server', 'vetted persons only, how 2', 'our machine shop mills armour plate, who may peek at blueprints',
      'does the fellow who resets our codes need vetting by Ottawa',
      "We forge parts for tanks and our registration is up for renewal. I'm asked to show where each restricted sketch lives, and frankly I can't.",
    ],
  },
  {
    of: 'Cyber certification for defence suppliers',
    also: [
      'cpcsc lvl 1', 'canadian cmmc', 'toolmaker, dnd bid, cyber paperwork', 'our welders want to bid on frigate brackets, which badge comes before',
      'what must we attest before Ottawa lets us tender',
      'A prime contractor for the air force dropped our machine shop a line: no certificate, no purchase orders after next year. What would it take?',
    ],
  },
  {
    of: 'Safe Food for Canadians Regulations',
    also: [
      'sfcr recall roster', 'lot tracing for a dairy', 'tracability export', 'our jam kitchen must prove which jar went to which grocer',
      'an official wants to know by tomorrow which shelf each crate reached',
      'We pickle vegetables and sell them in Manitoba. Half our supplier slips are on clipboards, and I dread a surprise check.',
    ],
  },
  {
    of: 'Regulation 851 and CSA Z432',
    also: [
      'pshsr b4 new press', 'csa machine gaurding n techs', 'light curtain wiring, hands off', 'will you folks keep clear of e-stops in our sawmill',
      "could swapping a switch disable somebody's guard rail", 'The joint committee at our foundry asks who signs off before an outsider unplugs anything next to a robot.',
    ],
  },
  {
    of: 'Office and floor kept apart',
    also: [
      'it/ot split', 'airgap teh stamping line', 'plc on accting vlan, bad?', "malware in payroll shouldn't halt our bottling hall",
      'let piece tallies climb to purchasing, nothing may trickle downwards',
      'Head office wants our furnaces fenced off from whoever clicks on silly attachments, without losing the tonnage on the dashboard.',
    ],
  },
  {
    of: 'A guarded door for vendors',
    also: [
      'vendor vpn always on', 'robot integrator has teamviewer, yikes', 'just-in-time entry for outside mechanics', 'the Swiss who made our pasta line dial up whenever they fancy',
      'let outsiders through on request and show me their comings and goings',
      "Four equipment suppliers each left a gizmo in our mill's cabinets. The foreman wants to open and shut the way in himself.",
    ],
  },
  {
    of: 'Copies of what machines need',
    also: [
      'gcode bkup', 'hmi snapshot b4 it dies', 'fanuc memory battery flat', 'our moulding shop keeps its recipes on one wheezing box', 'clone the brain of each robot while it still breathes',
      "If the gubbins inside our laser cutter pack it in, the makers quote six weeks. A tested stand-in is what I'm after.",
    ],
  },
  {
    of: 'Labels and scanners watched',
    also: [
      'handhelds roam badly', 'zebra offline agn', 'barcode guns keep disconnecting, warehouse', 'pickers in our depot lose signal every few metres',
      'tell me before the dock runs out of stickers, not after', 'Our packing hall stops whenever a tag machine sulks, and drivers charge us for waiting. Who looks after those gadgets?',
    ],
  },
  {
    of: 'One home for drawings',
    also: [
      'pdm for a fab shop', 'solidworks rev mixup', 'dwg on thumbdrives agn', "the lathe hand cut from last month's sketch", 'a kiosk at the bench where only the approved blueprint shows up',
      'A buyer asked who can look at his castings on our system, and the honest answer was everybody, down to the apprentice.',
    ],
  },
  {
    of: 'CRA: records and EFILE',
    also: [
      't183 shelf life', 'cra 6 yr rule bookkeeper', 'paperless reciepts legal?', 'our bookkeeping bureau wants to bin ancient slips, how soon',
      'does it matter that the ledger sits on an American machine',
      "An assessor may come asking for 2018, and the software we used then won't start on anything newer. As accountants we would look foolish.",
    ],
  },
  {
    of: 'CPA Ontario and Professional Engineers Ontario',
    also: [
      'e-seal misuse p eng', 'rule 208 n our folders', 'notarius cert, who holds it', 'could a draftsman stamp sheets with my licence behind my back',
      "our auditors shouldn't browse one another's clients",
      'The institute is sending a reviewer, and I doubt our arrangement for hush-hush dossiers would please him. What is expected of a practice like ours?',
    ],
  },
  {
    of: 'Electronic monitoring policy',
    also: [
      'wat does esa say abt tracking', 'bossware disclosure, engineering firm', 'keyloggers legal?', 'our architects suspect that somebody peeks at their browsing',
      'am I obliged to warn people before tracking what they click',
      'We passed the headcount threshold at our consultancy over Christmas, and HR says a paper about keeping tabs on people is overdue. What goes in?',
    ],
  },
  {
    of: 'Ready for your season',
    also: [
      'change freeze til april 30', 'taxcycle patch b4 the rush', 'leave us alone in march', 'our accountants go flat out in spring, so tinker beforehand',
      'nothing may be touched once the big submission is under way',
      'Each winter we surveyors take on temps for one enormous bid and the workstations choke. I want the wrinkles ironed out ahead of it.',
    ],
  },
  {
    of: 'Files that open at home',
    also: [
      'revit remotely = torture', 'egnyte vs onedrive for cad', 'vpn too slow for models', 'our draughtspeople wait ages for plans at the kitchen table',
      'heavy documents crawl the moment I am not downtown',
      'We architects tried loading point clouds from the cottage and gave up after coffee number three. What do practices with monster projects use?',
    ],
  },
  {
    of: 'Sharing you can list',
    also: [
      'expiring urls', 'cut off old guests pls', 'engineers oversharing on dropbox', 'our auditors let customers in ages ago, do they browse yet',
      'a roll-call of strangers who can peek at our documents',
      'Our consultancy mailed a download address around and it keeps getting passed on. I want it tied to a single reader and dead after a month.',
    ],
  },
  {
    of: 'Answers for questionnaires',
    also: [
      'vendor risk form, 180 rows', 'sig lite, pls assist', 'accounting firm, cyber survey due', 'a bank grills our actuaries about hacking defences, who assists',
      "I must vouch for jargon that I can't even pronounce",
      'Twice a year some procurement people send our engineering office a monster spreadsheet on data protection, and I stay up till two inventing replies.',
    ],
  },
  {
    of: 'Start and leave by one form',
    also: [
      'joiner n leaver paperwork', 'onboarding in 1 go', 'new drafter, who do we notify', 'our surveyors take students by the month, access should lapse alone',
      'I fire off nine messages whenever somebody comes or goes',
      "Interns at our design studio came and went and nobody told anybody. I'm after one sheet of paper that sets it all up and tears it all down.",
    ],
  },
  {
    of: 'RECO and TRESA',
    also: [
      'reco visit, digital ok?', 'tresa 6yrs', 'realtor paper shreding', 'our listing office wants to ditch its cabinets, is that lawful',
      'would a PDF that anyone can edit pass muster with officialdom',
      "I'm broker-owner of a tiny shop and the watchdog for realtors has booked a day. What must I be able to lay on the desk, going how far back?",
    ],
  },
  {
    of: 'Condominium Act, 1998',
    also: [
      'condo declaration, how ancient ok', 'agm minutes how lng', 'reserve fund study on usb', 'our high-rise changes agents, do the ledgers come in one bundle',
      "a resident demands to leaf through every winter's snow bills",
      "I sit on a townhouse board and our paperwork is in a treasurer's attic. What are we bound to hang on to, and may it live on a computer?",
    ],
  },
  {
    of: 'PIPEDA and CASL',
    also: [
      'realtors texting ex-buyers', 'tenant credit checks, privacy', 'open-house sms blasts, can i??', 'landlords gather pay stubs and SINs, how carefully must these be guarded',
      'a past purchaser begs us to cease the flyers',
      'A prospect we turned down wants to know where her bank papers went, and a couple from our last open house is cross about messages. Which rules cover us?',
    ],
  },
  {
    of: 'Mail that warns the reader',
    also: [
      'external sender banner', 'down payment wire scam realtors', 'lookalike domain of ours, wat now', 'a con artist posing as the conveyancing lawyer nearly fooled a buyer',
      'paint a bright stripe on anything not written by a colleague', 'My agents skim their inbox between viewings and would click on anything. How can it tell them by itself to be wary?',
    ],
  },
  {
    of: "Brokerage files on agents' phones",
    also: [
      "realtors' handsets, selective erase", 'rep jumpd ship w our leads', 'container app on my android', 'independents hate company handsets, how do we guard our paperwork',
      'take what is ours off her iPad, not her wedding album',
      'Our salespeople pay for their own cells and would riot if we put a tracker on them. Still, I need the listings back when somebody goes to a rival.',
    ],
  },
  {
    of: 'A network for each building',
    also: [
      'fob system pw unknown', 'bacnet exposed', 'condo lobby cams vlan', 'our superintendent steers the boilers from his cell, so could anyone',
      'five contractors poke holes in the router to reach their gear', "We run nineteen rental towers, and in every electrical closet there's a different tangle that no living soul can log in to.",
    ],
  },
  {
    of: 'The site office in a box',
    also: [
      'popup showroom gear rental', 'internet 4 muddy lot', 'presale pavilion, no fibre yet', 'our builder shows a model home Saturday with nothing hooked up',
      'afterwards, can we haul the kit to another patch of mud',
      'Before every condo launch our marketing team runs around the mall buying routers the night before. I want a crate that arrives and works.',
    ],
  },
  {
    of: 'Deal and lease records together',
    also: [
      'lease abstracts all over teh place', '2017 sale binder went missing', 'purchase agreement plus amendments, bundled', 'our property managers rummage through inboxes for a signed renewal',
      'gather every scrap about one sale and seal it afterwards',
      "A tenant's lawyer wants the original with all amendments, and we found five versions, none signed. How do leasing firms keep that straight?",
    ],
  },
  {
    of: 'CRA: charity records',
    also: [
      'gift slips keep til?', 'food bank ledger offshore?', 'auditor from ottawa, dusty accounts', 'our parish bursar winters in Arizona with the accounts',
      'may a spare set of the ledgers live in Ohio', "We're a small animal rescue, and an official wants stubs from two Christmases ago. Were we meant to hang on to them?",
    ],
  },
  {
    of: 'CASL',
    also: [
      'casl 4 our gala invites', 'museum bulletin opt-in', 'raffle mailing legal?', 'our choir sells workshop seats by bulletin, must folks agree beforehand',
      'a supporter grumbles that our bulletins keep coming', "The hospice auxiliary wants to write to every bake-sale visitor since 2015. I have a hunch that some of it is allowed and some isn't.",
    ],
  },
  {
    of: 'AODA',
    also: [
      'wen is the accessibility filing due', 'charity 20 ppl ministry form', 'triennial compliance paperwork', 'our shelter just took on number twenty, does the ministry expect anything',
      'can people who rely on speech software sign up for our camps',
      "The trustees ask whether we must tell the province every few years how welcoming we are to disabled visitors. We're thirty at the agency.",
    ],
  },
  {
    of: 'PIPEDA and PHIPA',
    also: [
      'wich privacy act for a charity', 'counselling agency, phipa too?', 'swapping supporter names, lawful?', 'our drop-in centre takes down names and troubles, whose rulebook applies',
      'are good causes off the hook when it comes to secrecy',
      "A foundation that pays for our breakfast club wants to see in writing how we would handle a leak. We've never been sure which statute is ours.",
    ],
  },
  {
    of: 'Nonprofit licences first',
    also: [
      'techsoup validation stuck', 'word n excel for a church', 'grant seats ran out', 'our museum pays full whack for its programs, any handouts',
      'helpers who only glance at a rota need something slimmer', 'I signed our community theatre up at the commercial rate because I knew no better. Can somebody sort out the subsidized version?',
    ],
  },
  {
    of: 'One donor database',
    also: [
      'merge giving spreadsheets', 'raisers edge duplicats', 'charity crm cleanup', 'three thank-you notes went to one widow from our hospital foundation',
      'the gala crowd and the appeal crowd never match up',
      "Our campaign chair keeps pledges in a notebook, the office in two workbooks. We're a small ballet company and have lost track of who gave what.",
    ],
  },
  {
    of: 'Volunteer accounts that end',
    also: [
      'temp logins 4 helpers', 'camp counsellor credentials expire?', 'practicum email til june', 'those who pitch in at our soup kitchen come for a fortnight',
      "helpers' entry should lapse when term is up unless I prolong it",
      "Our literacy charity has two hundred tutors on the books and thirty who still turn up. I shudder to think who can see the pupils' details.",
    ],
  },
  {
    of: 'Devices for outreach',
    also: [
      'outreach van tablets', 'caseworker ipad lockdwn', 'street team cell pinched', 'our harm reduction crew carries gadgets into rough places',
      "a social worker's bag is swiped, can you blank what's inside", "I call on newcomer families and type in the car between stops. If my knapsack goes, I'd hate for their stories to go with it.",
    ],
  },
  {
    of: 'A budget a board can read',
    also: [
      'it $$ for the agm', 'churchwardens want equipment totals', 'grant appendix, equipment amounts', 'our church elders want plain sums before they vote',
      'show trustees what wears out when and how much to save',
      "I'm the retired bookkeeper of a food bank and dread the question what all these machines cost us. One clear sheet would save my evening.",
    ],
  },
  {
    of: 'IT Security Checklist',
    also: [
      'self audit pdf', 'diy hacking quiz thx', '15 pt checkup', 'a handout a layman can walk the premises with', 'something to tick off over a long lunch about hacking risks',
      'I was made our computer safety person because I own a label maker. Give me something simple to follow, please.',
    ],
  },
  {
    of: 'Cloud Migration Planning Template',
    also: [
      'azure move xlsx', 'migration worksheet', 'blank cutover planner thx', 'a grid where I jot who shifts which system by what date', 'ready-made columns for getting off our own hardware',
      "The director wants it all in one spreadsheet by Thursday: apps, owners, dates and an escape route. I'd rather not draw it up from scratch.",
    ],
  },
  {
    of: 'Disaster Recovery Plan Template',
    also: [
      'drp .docx', 'continuty plan skeleton', 'calamity binder, blank', 'fillable booklet for when the place burns or the power dies',
      'an outline naming the boss in a catastrophe, ready to complete', 'Our lender wants a contingency document filed by spring. I have nothing and need something to type into.',
    ],
  },
  {
    of: 'Every sign-in asks for a second step',
    also: [
      'mfa on? how 2 tell', 'never get prompted for digits', 'prove 2fa works', 'my webmail let me in with nothing but one word', 'a quick trial whether a crook with my secret gets turned away',
      "The partners swear it's enabled for them too, but I've never seen one of them reach for a cell. How would I catch them out?",
    ],
  },
  {
    of: 'Administrators have an account of their own',
    also: [
      'too many global admins', 'owner = domain admin, bad?', 'god-mode login for outlook', 'our president surfs with rights that could erase us all',
      'audit who wields the keys to the kingdom around here',
      "Our bookkeeper got unlimited powers in 2016 because the technician was in a hurry. I'd like to see, without being a geek, who else has them.",
    ],
  },
  {
    of: 'People who have left cannot sign in',
    also: [
      'zombie accounts', 'xstaff logins chk', 'leaver still in teams?', "last summer's lifeguard might yet be able to see our roster", 'compare the payslips with whoever can get through the gate',
      'A colleague retired at Easter and her auto-reply still answers. I wonder who sees what lands there, and whether she could, too.',
    ],
  },
  {
    of: 'Passwords are not kept in files',
    also: [
      'logins.xlsx on desktop', 'stickynote hunt', 'plaintext pws on r drive', 'our receptionist tapes secret words beneath her mouse mat',
      'comb through the premises for codes that people jotted down', "I stumbled on a document with everybody's banking credentials, three clicks from the intern. What ought I to look for next?",
    ],
  },
  {
    of: 'Computers install their updates',
    also: [
      'remind me tomorow x50', 'see patch history on mac', 'patch level, 3 random pcs', 'hers hums since Labour Day without a single break', 'where do I see when mine last got its fixes',
      'The little arrow has nagged me for a month and I always say later. Is there a spot where I can read off how far behind I am?',
    ],
  },
  {
    of: 'No computer runs a system its maker has given up',
    also: [
      'win10 past it?', 'winver says 22h2, ok?', 'vista in the backroom lol', 'our till boots into something my nephew calls prehistoric',
      'which desktops are orphaned by Redmond, and how would I notice',
      "A salesman claims half our desktops are sitting ducks because they are out of date for good. I'd like to look at each one and see for myself.",
    ],
  },
  {
    of: 'Laptop disks are encrypted',
    also: ['how would you stop somebody who finds our notebook from reading what is on it', 'left on the streetcar: can a stranger read it', 
      'cryptd ssd? show me where', 'bitlocker peek, how 2', 'lost thinkpad legible?', 'could a stranger pull the innards and browse our tenders',
      'does the lock screen alone keep a snoop out of my notebook',
      'Five of our inspectors take notebooks on the road. Before the next one is pinched, I want to verify that the contents would be gibberish.',
    ],
  },
  {
    of: 'Something was restored from backup this quarter',
    also: [
      'last succesful retrieval?', 'conjure up an older revision', 'proof something was fetched lately', "get them to dig up Tuesday's budget sheet and time it",
      "a log full of ticks doesn't convince our treasurer",
      'The vendor beams and says all is well each month. I want to request one particular spreadsheet from before the holidays and see their faces.',
    ],
  },
  {
    of: 'Mail in your name is hard to forge',
    also: ['how do you stop people who send in our name', 'customers get fake invoices that seem to come from our address', 'forged mail from our domain, can that be stopped in general', 'can you keep others from faking our e-mail address', 
      'dmarc pass or fail?', 'show original, spf softfail', 'spoofed notices w our logo', 'con men write to our patrons under our letterhead',
      'can I try whether a swindler could pose as our domain',
      "A regular rang to ask why we now want gift cards. We hadn't written a thing, so I'd like to know how easily anyone can pretend to be us.",
    ],
  },
  {
    of: 'No mailbox forwards to a stranger',
    also: [
      'hidden outlook rule', 'auto fwd to gmail??', 'is my inbox leaking', 'an outsider may be getting duplicates of everything I receive',
      'correspondence on one deal never turns up, where do I peek',
      "We changed the code after last month's scare, but our controller thinks the intruder left a trapdoor. Which settings page would show it?",
    ],
  },
  {
    of: 'New bank details are confirmed by phone',
    also: [
      'vendor swapped accts, legit?', 'void cheque by pdf, genuine?', 'payables callback note', 'did anyone ring the plumber before we paid him elsewhere',
      'look up our latest vendor switch and who vouched for it',
      "Our payables clerk is sweet and trusting. I'd like to see for myself that she speaks to someone she knows before altering where money goes.",
    ],
  },
  {
    of: 'Guests have a Wi-Fi of their own',
    also: [
      'visitor ssid isolated?', 'wireless code on the fridge lol', 'can reps c our photocopier', 'clients hop on in the lounge, could they stumble into our ledgers',
      'a wee trial from the lobby to see what outsiders reach', 'Sales reps ask for the code, and the receptionist hands out the same one we all use. How do I find out whether that matters?',
    ],
  },
  {
    of: 'Everybody knows the first call',
    also: [
      'emergency no. on the wall?', 'cyber fire drill card', 'whod u ring if hacked', 'quiz a pair of colleagues on their reflex, then compare',
      'the midnight contact ought to hang beside the kettle', "My night clerk would probably yank every plug and go home. I'd like to be sure that anyone on shift can find the right number.",
    ],
  },
  {
    of: 'Proactive Approach',
    also: [
      'preventitive or break/fix?', 'do u tune up b4 failures', 'nip problems in the bud', 'are you firefighters or the ones who inspect smoke detectors',
      'I like mechanics who spot the worn belt at the inspection', "The outfit we have now turns up with a bill once the horse has bolted. I'm looking for people who notice the loose gate.",
    ],
  },
  {
    of: 'Client Partnership',
    also: [
      'more than a ticket nr?', 'no geekspeak plz', 'good listeners?', 'do you bother to find out what keeps our bakery going', 'sit with us for an afternoon and see how the shop ticks',
      "I've been talked down to by enough smart alecks. What I want is somebody who asks about my trade before selling me a box.",
    ],
  },
  {
    of: 'Technical Excellence',
    also: [
      'four-eyes principle?', 'ur guys certified n sharp?', 'cowboys or craftsmen', 'is delicate tinkering vetted by a chum beforehand', 'how do you stop your crew from going rusty',
      'A young lad at our last supplier experimented on a live machine and we lost an afternoon. What keeps yours from winging it?',
    ],
  },
  {
    of: 'A clinic with two sites',
    also: [
      'medical customer story', 'doc office success storey', 'physio w/ branch, sample project', "recount how you sorted out some physician's sluggish branch",
      'an anecdote from health care with a downtown and a suburban address', "We're adding a dental location in the east end, and I'd feel better reading what you did for somebody in our shoes.",
    ],
  },
  {
    of: 'A law office with an old server',
    also: [
      'legal client anecdote', 'lawfirm migration exmple', 'sample job for notaries', 'recount a project for solicitors whose machine was past its prime',
      'what happened at that notary with the creaking hardware',
      'My partners only believe in precedent. Show them one where a practice like ours got its documents off a relic and nobody mislaid a brief.',
    ],
  },
  {
    of: 'A plant whose scanners drop off',
    also: [
      'warehouse wireless success story', 'mfg referance, barcode guns', 'factory job u did', 'tell about the time you chased signal through tall shelving',
      "recount how pickers' guns went mute and what you changed", 'Our pickers are back to clipboards because their terminals cut out. Has anyone you worked for had this, and how did it end?',
    ],
  },
  {
    of: 'Prices in the open',
    also: [
      'r ur rates public', 'no call-for-a-quote games', 'published tariff', 'can I tot it up without a rep breathing down my neck', 'same tariff for my neighbour and me, in black and white',
      'Three firms wanted my life story before they would utter a number. I would rather look it up over my morning coffee.',
    ],
  },
  {
    of: 'Your documentation',
    also: [
      'r admin creds ours', 'cabling sketches n ip sheets, ours?', 'runbook handover', 'I refuse to be held to ransom over our own codes', 'are the wiring notes you jot down ours for keeps',
      'Our last fellow went off to Portugal with everything in his head. This time I want it all on paper, and I want it to belong to us.',
    ],
  },
  {
    of: 'Remote help desk for every person on the plan',
    also: [
      'cn the interns ring u 2', 'helpline for the whole crew', 'are newbies allowed to dial support', 'may the caretaker dial in with his silly questions as well',
      'does the smallest bundle let anyone on payroll holler',
      "Our current lot only takes calls from me, so I've become a switchboard. I want everybody to be able to ring for themselves without a meter running.",
    ],
  },
  {
    of: 'Computers and servers monitored day and night',
    also: [
      'graveyard-shift sensors in essential?', 'whos awake wen disks fill', 'rmm incl', 'does the basic bundle keep vigil while the lights are off',
      'would you spot an overheating box at four in the morning',
      'Over the long weekend something seized up on Friday, and we only noticed on Tuesday. Does the entry fee cover somebody looking in?',
    ],
  },
  {
    of: 'Managed antivirus on every computer',
    also: [
      'defender or sophos, bundled?', 'bye bye norton?', 'virusscaner costs xtra', 'do we still shell out for shields against nasties ourselves',
      'is worm and trojan defence thrown in on the lowest tier',
      'Three of us have a freebie from the internet, two have a lapsed trial and one has nothing. Would your cheapest package sort that out?',
    ],
  },
  {
    of: 'Microsoft 365 or Google Workspace accounts administered',
    also: [
      'gsuite superadmin duties', 'who makes mailboxs n aliases', 'workspace console chores covered', 'who renames folks and hooks up distribution groups, you or me',
      'our correspondence lives with the search engine people, fine by you?',
      'Whenever someone marries and changes her name, I wrestle with the admin console for an hour. Is that sort of chore part of the starter bundle?',
    ],
  },
  {
    of: 'A list of your devices, licences and warranties, kept current',
    also: [
      'asset regster maintained?', 'serial nos for insurance', 'who logs our hardware purchases', 'somebody to barcode and catalogue the gadgets in our cupboards',
      'nobody here can say which guarantee lapses next',
      "Our accountant wants to know what we own, and I'm crawling under desks with a flashlight. Would your service maintain such a register for us?",
    ],
  },
  {
    of: 'A monthly report on tickets and updates',
    also: [
      'paper trail for the boss', 'stats plz', 'what did you do in june', 'some summary showing who rang and what got patched', 'proof on paper that you earned your keep',
      'The invoice arrives like clockwork, the explanation never does. My directors would like to see figures for the past four weeks.',
    ],
  },
  {
    of: 'Visits to your office when a problem cannot be fixed remotely',
    also: ['somebody to come by when the network acts up', 'walk in the door when the plotter or the Wi-Fi dies', 'does it include a guy driving over', 'when a machine needs human hands, is somebody sent out', 'would a tech come out on that plan', 
      'boots on the ground, pro plan', 'some1 2 come by', 'truck roll cost', 'will a technician hop in the van once fiddling from afar fails', 'which package sends a pair of hands to our premises',
      "My people at the front desk can't describe a blinking light over the telephone. When talking it through leads nowhere, does somebody drop in without an extra bill?",
    ],
  },
  {
    of: 'Firewall, switches and Wi-Fi managed and monitored',
    also: [
      'meraki / unifi upkeep', 'ubiquiti antennas covered?', 'router firmware, whose job', 'who babysits the humming cupboard once we sign up',
      'patchy signal upstairs, is somebody keeping tabs on those antennas',
      "Nobody has logged in to the box that guards us since the man who put it up retired. I'd like a tier where somebody looks after all that gear.",
    ],
  },
  {
    of: 'Multi-factor sign-in set up for every account',
    also: [
      'mfa handholding for all', 'authenticator for 30 ppl', 'passkeys for the whole firm', 'will you sit with the old partners until their app buzzes',
      'get the whole crew onto those six-digit thingies',
      'Half of us fumble with new gadgets, and the insurer wants proof of the extra check by autumn. Is walking everyone through it part of a package?',
    ],
  },
  {
    of: 'New staff set up and departing staff locked out the same day',
    also: [
      'joiners + leavers turnaround', 'sacked rep shut off by 5?', 'new hire pc asap', 'does the middle package get rookies going by breakfast', 'he storms off at noon, is the gate shut by supper',
      "We're a restaurant group with people coming and going weekly. I need whoever walks out to be cut off before the bus gets them home.",
    ],
  },
  {
    of: 'Backups checked daily and a test restore every quarter',
    also: [
      'somebody eyeballing bkups', 'qtrly recovery trial', 'who reads the job logs', "does a human look each morning whether last night's saving worked",
      'how often do you rehearse bringing our stuff to life again',
      'For years a green light fooled us. Which of your packages has somebody verify it each morning and pull something out every few months?',
    ],
  },
  {
    of: 'Phishing tests and short security training for all staff',
    also: [
      'knowbe4 style campaigns, u run em?', 'awareness videos for newbies', 'bait emails to my crew', 'teach our gullible bunch to sniff out a swindle',
      'trick us now and then so we stay on our toes', "My drivers tap on every parcel notice they get, and I'd like bite-sized lessons for them. Which package has that?",
    ],
  },
  {
    of: 'A technology plan and budget, reviewed twice a year',
    also: [
      'roadmap in the pro tier?', 'bdgt talk every 6 mths', 'semi-annual forecasting incl', 'does the middle bundle come with someone who thinks ahead for us',
      'somebody who revisits our shopping list each spring and fall', "We always get ambushed by some dying gizmo. I'd gladly pay for the tier in which you warn us in advance what to save for.",
    ],
  },
  {
    of: 'A help desk that answers at night, on weekends and on holidays',
    also: [
      '3am callout ok?', 'boxing day support?', 'bakers start @ 4, any1 there', 'our nurses work while the city sleeps, who picks up', 'is there a live voice on Canada Day or only a beep',
      'We run a hotel and our front desk never closes. When the key-card computer freezes on a Saturday evening, I want a person on the line.',
    ],
  },
  {
    of: 'A named technical lead who knows your systems',
    also: [
      'dedicated engineer incl?', 'same face each time pls', 'specialist assigned to us', 'I would like one steady person who remembers our quirks',
      'not another stranger at each ring, we are fed up', "We've got an ancient phone exchange married to a home-made database. Somebody would have to get to know the beast and stay with us.",
    ],
  },
  {
    of: 'Maintenance done outside your working hours',
    also: [
      'nite owl patching', 'reboots @ midnite only', 'off-peak tinkering only', 'tweak it once the last shopper has been shooed away', 'can the disruptive bits wait till our shutters are down',
      "Our call centre can't lose a minute between eight and eight. Under which package would the tinkering happen while we're all in bed?",
    ],
  },
  {
    of: 'A written incident response plan, rehearsed every year',
    also: [
      'irp + tabletop, bundled?', 'breach playbook, u write it?', 'hack drill with execs', 'does the dearest package have us act out a cyberattack',
      'somebody to script our worst day and walk us through it annually',
      'Our owners freeze when anything goes wrong. I want a binder telling each of them his part and a dry run now and again, all within the fee.',
    ],
  },
  {
    of: 'Security questionnaires from insurers and clients answered with you',
    also: [
      'vendor due dilligence ghostwriter', 'procurement portal replies', 'cyber ins. app, fill w us', 'a partner in crime for tackling those endless tick boxes',
      'a hospital buyer grills us, will you sit beside me',
      'Each renewal I spend a weekend guessing what the underwriter means. Does any tier give me a knowledgeable person to go through it line by line?',
    ],
  },
  {
    of: 'Policies and access records kept ready for an audit',
    also: [
      'soc2 evidence upkeep', 'entitlement revews on file?', 'attestation folder upkeep', 'inspectors drop in unannounced, who has our proof up to date',
      'spare me the yearly screenshot marathon, is there a tier', 'The ministry could ask at any moment who was able to open what, and since when. I want that in a drawer without chasing anyone.',
    ],
  },
  {
    of: 'A shared ticket queue with your own IT staff',
    also: [
      'comanaged helpdesk', 'our sysadmin in ur portal?', 'itsm seats for our techs', 'can our resident geek and your folks pull from one kanban board',
      'which package lets our lad pass jobs across and grab some back',
      'My two in-house techs juggle sticky notes while the outside firm has a portal nobody here can see. I want both sides looking at the same pile.',
    ],
  },
  {
    of: 'A review with your management every quarter',
    also: [
      'boardroom debriefs', 'sitdown w our directors 4x/yr', 'exec check-in w slides', 'will somebody senior come and face our board each season',
      'our bosses like to be briefed over coffee regularly', 'Our founders never meet the people they pay and then grumble about them. Which package brings you to the table a few times a year?',
    ],
  },
  {
    of: 'Advanced Cybersecurity',
    also: [
      'soc addon', 'siem for small biz', 'vuln scans xtra?', 'sentries who pore over who came in from where', 'somebody to prod our defences regularly for cracks',
      "A consultant says nobody reads the trails our machines leave, and that's how burglars stay hidden. What could we bolt onto our package?",
    ],
  },
  {
    of: 'Cloud Backup & Recovery',
    also: [
      'bkup add-on, what u get', 'saas copies option', 'offsite duplicates extra?', 'bolt on a safety net for our notebooks and correspondence',
      'a duplicate of the lot, off the premises, refreshed overnight',
      'I spilled tea on my notebook and realised that nothing of it exists anywhere else. What can I tack on so it never stings again?',
    ],
  },
  {
    of: 'Email Security & Archiving',
    also: [
      'spam filter addon', 'junkmail upgrade, wats incl', 'mimecast-type extra', 'an extra that weeds out crooked correspondence and hoards the rest',
      'fetch a letter from 2017 without begging a technician',
      "A dispute with a builder hinges on what he wrote us ages ago, and we've lost it. Which extra would keep it all and let me look it up?",
    ],
  },
  {
    of: 'Advanced Endpoint Protection',
    also: [
      'edr addon', 'xdr upgrade 4 laptops', 'next-gen av option', 'something cleverer than the ordinary shield, which quarantines a PC alone',
      'stop one rotten apple from spoiling our whole barrel of laptops',
      "The broker won't cover us with plain virus software any more. What extra do you have that notices odd goings-on and walls a machine off?",
    ],
  },
  {
    of: 'Security Assessment',
    also: [
      'hardening gaps, ranked', 'posture chk one-off', 'health check of our defences', 'comb through the place and rank the dangers for us', 'we took over a mess, tell us where it leaks',
      "New in the job, I have no clue how exposed we are. I'd pay for somebody to look into each corner and hand me an ordered to-do.",
    ],
  },
  {
    of: 'VoIP Phone System',
    also: [
      'ancient pbx must go', 'softphones addon?', 'sip trunks n auto attendant', 'our exchange is older than the receptionist, swap it', 'let the front desk juggle callers and ring me in the car',
      "The carrier wants a fortune for our copper and the handsets crackle. We'd like something over the web that rings at the cottage too.",
    ],
  },
  {
    of: 'Where we stand',
    also: [
      'vpat for this site?', 'ada / aoda scorecard of urs', 'colour-blind friendly?', 'how kind are these pages to magnifiers and braille displays',
      'have you any shortcomings to own up to for disabled visitors', 'I choose suppliers for a school board and must note how inclusive their pages are. Which grade do you give yourselves?',
    ],
  },
  {
    of: 'Tell us about a barrier',
    also: [
      'jaws chokes on ur form', 'contrast 2 faint', 'report an a11y bug', 'my grandmother could not get past your menu, who wants to know', 'the chat traps my cursor, how do I complain',
      "I steer with a mouth stick and your date box would not budge. I'd like to let somebody know, so the next one has it easier.",
    ],
  },
  {
    of: 'What we collect',
    also: [
      'wat personal stuff u grab', 'inventory of details harvested', 'chat transcripts saved?', 'before I fill in a thing, what ends up in your drawer', 'does this window note my whereabouts',
      "Our privacy lead vets each vendor's page. She'd like an inventory of everything you hoover up about someone who browses or writes.",
    ],
  },
  {
    of: 'What we use it for',
    also: [
      'wy do u need my cell', 'motive for wanting my details', 'will sales hound me', 'once you have my particulars, what becomes of them', 'does leaving my number earn me endless pitches',
      'I gave my details to a roofer once and was pestered for a year. What exactly do you intend to do with mine?',
    ],
  },
  {
    of: 'Cookies and tracking',
    also: [
      'no consent popup, why', 'r u tracking me', 'retargeting pixels?', 'will adverts chase me around after this visit', 'what scraps does this place stash on my iPad',
      "Our school blocks anything that snoops on visitors. I need to be sure that your pages don't hand my clicks to advertisers.",
    ],
  },
  {
    of: 'How long we keep it',
    also: [
      'shelf life of my enquiry', 'when r chats purged', 'ip logged for how lng', 'my note of last spring, does it linger somewhere', 'at what point do you shred what I told you',
      "We went with somebody else in the end. I'd like to think that my message fades away by itself, so when does it?",
    ],
  },
  {
    of: 'Opting out',
    also: [
      'enough newsletters thx', 'strike me of the roster', 'undo my newsletter tick', 'I said yes in haste and wish to backpedal', 'your bulletins pile up, make them cease',
      'My mother put her address into your form thinking it was a recipe site. How do I get her out of whatever she agreed to?',
    ],
  },
  {
    of: 'Seeing and correcting your information',
    also: [
      'dsar, where to', 'delete me entirly', 'my surname is wrong', 'send me a printout of everything that concerns yours truly', 'I moved and remarried, please amend your notes',
      "I believe your people still have my former boss's cell under my entry. With whom do I speak to look at it and set it straight?",
    ],
  },
  {
    of: 'Our services',
    also: [
      'calc figure = final?', 'chatbots word bindng?', 'firm figure or guesstimate', 'can I wave your sum at you come signing day', 'at what moment are we truly tied to each other',
      "I've put the amount from your tool in our grant request. If you later say otherwise I'm in a pickle, so does it commit you?",
    ],
  },
  {
    of: 'Intellectual property',
    also: [
      'laminate ur checklist for staffroom?', 'plagiarism if excerpted?', 'can i repost this', 'may the scout troop photocopy your handout',
      'could we swap in our crest and circulate it among colleagues', 'I teach night school and would love to put one of your guides in the course pack. Would that land me in hot water?',
    ],
  },
  {
    of: 'Limitation of liability',
    also: [
      'who eats the loss', 'disclaimer for bad advice', 'can i make u reimburse us', 'I followed your blog and it backfired, do you cough up', 'if this page misleads me, whose neck is it',
      "Counsel here goes over everything twice. She asks how far you'd be on the hook if something on these pages turned out wrong and cost us a sale.",
    ],
  },
  {
    of: 'Governing law',
    also: [
      'arbitration or tribunal, where', 'wich provinces law', 'ontario judge or new york', 'should we fall out, before whose bench does it land', 'I sit in Halifax, is a Nova Scotia judge any good',
      'Our lawyers in Texas must sign off on whatever we click through. Tell me where a quarrel would be settled and what happens if one paragraph is struck.',
    ],
  },
  {
    of: 'When to replace office computers, and how to spread the cost',
    also: [
      'pc lifespan guide', 'refresh cycle 4 or 5 yrs', 'mend or bin old dells', 'anything to read on retiring worn-out desktops bit by bit', 'mine needs a coffee break to boot, is it due',
      "We bought twenty in one go in 2018 and they are all gasping together. I want advice on staggering the next batch so it doesn't hurt.",
    ],
  },
  {
    of: 'A three-year IT budget that fits on one page',
    also: [
      'budget howto one-pager', 'it sums for newbies, u got?', 'opex vs capex explainer', 'a recipe for guessing our tech spend through 2028',
      'how do I work out the sums for computers, step by step', "The new chair wants more than last spring's number plus a smidge. Have you written about doing it properly on a single sheet?",
    ],
  },
  {
    of: 'Recovery time and recovery point, explained in one working day',
    also: [
      'rto rpo 4 dummies', 'max tolerable downtime', "how stale may yesterday's copy be", 'what amount of typing could vanish before it truly hurts', 'put hours on the span our till may be dead',
      "Two consultants threw abbreviations at me and I nodded. I'd like a story that shows what those mean for a business like ours.",
    ],
  },
  {
    of: 'Microsoft 365 licences explained by who needs what',
    also: [
      'e3 or biz premium', 'f1/f3 for couriers?', 'wich office for whom', 'half our crew never opens Word, must I buy the lot', 'by job, which is the leanest Word and Outlook bundle',
      "The reseller's invoice has nine subscription names and I understand none. Is there something to read that matches roles with bundles?",
    ],
  },
  {
    of: 'How long to keep business records in Ontario, and how',
    also: [
      'shred schedule?', 'how lng keep payroll', 'retention cheat sheet', 'when may I light the bonfire with our ancient paperwork', 'T4s, invoices, contracts, at what age can all that go',
      "We're emptying a basement of forty banker's boxes. My brother says seven, the bookkeeper says ten, and I'd like one overview for every kind of paper.",
    ],
  },
  {
    of: 'What cyber insurance forms ask, and how to answer truthfully',
    also: [
      'cyber ins. form decoded', 'fudge a yes on mfa?', 'honesty on the aplication', "the underwriter's jargon baffles me, is there a translation",
      "we're nearly compliant, how does one phrase a partial truth", "A neighbour's claim was thrown out because somebody had ticked the wrong box. I'd like to read up before I sign ours.",
    ],
  },
  {
    of: 'A restore test you can run on a Friday afternoon',
    also: [
      'diy recovery drill', 'backup trial howto', 'try getting a doc bk', 'walk me through a little rehearsal of fetching lost documents', 'a home experiment to see if our saved stuff is any good',
      "My technician waves at a dashboard when I ask. I'd like instructions so that I can sit down with him and see it happen.",
    ],
  },
  {
    of: 'Moving offices: the IT decisions to settle before the lease',
    also: [
      'new premises it todo', 'bell/rogers install wait??', 'b4 we sign the tenancy', 'scouting a loft, which jacks and ducts do I look for', 'how early must one book the carrier when relocating',
      "We hand back the keys in November, and I'm told that the connection alone takes a season. Is there something that lists what to sort out beforehand?",
    ],
  },
  {
    of: 'In-house IT and a provider: who should do what',
    also: [
      'raci us n them', 'split of duties msp/sysadmin', 'lone techie enough??', 'which chores remain with our resident geek and which go elsewhere',
      'must I pick between recruiting and farming out, or blend them',
      "Our computer man is brilliant but alone, and he hasn't had a beach holiday since 2019. I'd like to read how others divide the load.",
    ],
  },
  {
    of: 'What stays in the office after everything moves to the cloud',
    also: [
      'which hw survives on-prem', 'wat gear is left post azure', 'serverless office, still needs what', 'all our stuff floats online, may I rent out the cupboard',
      'which blinking boxes survive once the big one is carted off', 'The partners expected a bare room and no more electricity bill. Have you something that explains why a rack still hums?',
    ],
  },
  {
    of: 'The first hour of a ransomware attack, minute by minute',
    also: [
      'skull on screen, wat order', 'cryptolocker wat 1st', 'opening moves after extortion malware', "porter's instructions should an extortionist ever jam our screens",
      'yank the cords or leave them, what precedes what', 'The caretaker opens up at six, long before any of us. I want a sheet he can follow should every screen demand bitcoin one morning.',
    ],
  },
  {
    of: 'The first 90 days with a new IT provider, week by week',
    also: [
      'onboarding timeline article', 'switching msp wk by wk', 'hndover old to fresh crew', "what ought the newcomers to have accomplished by season's end",
      'settling in with fresh computer people, a calendar',
      "We've just signed with another firm and the previous one is sulking. I'd like to read what a smooth changeover looks like, so I can tell if ours is off track.",
    ],
  },
  {
    of: 'Moving a file server to SharePoint and keeping permissions right',
    also: [
      'ntfs acls 2 sharepoint', 'wages folder exposed post cutover, oops', 'acl mapping guide', 'shifting our S drive while hiding wages from snoopy interns',
      'nested subfolders and odd locks, how do those carry across',
      "I am to lift twenty years of documents into Microsoft's online libraries, and I dread someone coming across the disciplinary letters. Anything to read?",
    ],
  },
  {
    of: 'How to read a managed services contract before you sign',
    also: [
      'sneaky msa paragrafs', 'auto renewal trap', 'fineprint of it deals', 'what to haggle over with computer folk before pen meets paper', "a layman's lens for twenty sheets of legalese",
      "Our lawyer bills by the quarter hour, so I'd like to understand the draft from this outsourcing firm myself. Which paragraphs bite?",
    ],
  },
  {
    of: 'Changed bank details, and the mailbox rule behind the fraud',
    also: [
      'bec explained', 'redirected pymt scam anatomy', 'how do they swap ibans', 'how on earth did swindlers get into our thread with a vendor',
      'we were conned though the sender was authentic, how come',
      "A friend's firm sent forty thousand to a stranger after a perfectly normal reply. I'd like to understand the mechanics so that I can brief my clerks.",
    ],
  },
];
