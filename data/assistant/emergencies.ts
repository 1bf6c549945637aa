import type { RecordsInput } from '../rules/schema/site.ts';

type Emergencies = RecordsInput['assistant']['emergencies'];

/** Fire, smoke, water and people in danger. */
const atThePlace: Emergencies = [
  {
    id: 'someone-hurt',
    title: 'Someone is hurt or in danger',
    signs: `
      hurt|injured|unconscious|bleeding|electrocuted|shock someone|person|colleague|man|woman|he|she|employee|technician|is
      collapsed|fainted|unresponsive|choking|seizure|convulsing !laughing !lol someone|person|colleague|coworker|employee|man|woman|he|she|staff|client|
      patient|customer|guy|boss|visitor|guest|child|kid|mother|father|cleaner|driver|somebody
      not|stopped|no breathing|pulse|heartbeat !neck
      heart attack|stopped
      respire plus|pas|mal
      fell|fallen off|down|from ladder|stairs|roof|scaffold|chair
      weapon|gun|knife|threatening|intruder office|building|here|man|us|someone
      blessé|blessée quelqu'un|est
    `,
    opening: 'Call 911 now. Nothing about computers is urgent beside that.',
    steps: [
      'Tell 911 where you are, and stay on the line.',
      'Stay with the person if it is safe, and do what 911 tells you.',
      'Do not touch anyone who is still in contact with electricity: cut the power first, from outside.',
    ],
    replies: [
      {
        say: 'Help is on the way',
        reply:
          'Good. Stay with them until it arrives. Whatever has to wait at your office, a person at {provider.phone} takes off you.',
      },
    ],
    never: ['no need to call 911'],
    safetyFirst: true,
    french: {
      title: "Quelqu'un est blessé ou en danger",
      opening: "Appelez le 911 maintenant. Rien d'informatique n'est plus urgent.",
      steps: [
        'Dites au 911 où vous êtes, et restez en ligne.',
        "Restez près de la personne si c'est sans danger, et faites ce que le 911 vous dit.",
        "Ne touchez personne qui est encore en contact avec l'électricité : coupez d'abord le courant, de l'extérieur.",
      ],
    },
  },
  {
    id: 'smoke-or-water',
    title: 'Smoke, fire or water',
    signs: `
      fire|flames|burning|smoke|smoking|
      sparks !firewall !guy !person !staff !provider !employee !company !him !her !drill !insurance office|server|room|building|
      ceiling|wall|outlet|computer|rack|battery|there|it|from
      smell|smells smoke|burning|gas
      on fire
      fire !firewall !guy !person !staff !provider !employee !drill help|call|now
      water|flood|flooded|flooding|leak|leaking server|servers|rack|ceiling|computers|office|equipment|room
      sprinkler|sprinklers went|off|water|server
      feu|fumée|incendie bureau|serveur|il|au
      inondé|inondation|eau serveur|plafond|salle|bureau
    `,
    opening: 'People first. If anyone is hurt or in danger, call 911 now.',
    steps: [
      'Leave the room if there is smoke, fire or water near anything plugged in.',
      'Touch no wet or smoking equipment, and switch nothing on or off in standing water.',
      'Go back only once the fire department or an electrician says it is safe.',
    ],
    replies: [
      {
        say: 'Everyone is safe',
        reply:
          'Good. Now call us at {provider.phone}: we move your people to other computers, check the backups and tell you ' +
          'what can be saved. Leave the equipment off.',
      },
      {
        say: 'Can we switch the server off?',
        reply:
          'Only from outside: the breaker of the room, if you reach it dry and without smoke. Otherwise wait for the fire ' +
          'department or an electrician, and call us at {provider.phone}.',
      },
      {
        say: 'The equipment got wet',
        reply: "Leave it off, and don't try whether it still starts: drying comes first. Call us at {provider.phone}.",
      },
    ],
    never: ['You can go back in', 'It is safe to touch'],
    safetyFirst: true,
    french: {
      title: 'Fumée, feu ou eau',
      opening: "Les personnes d'abord. Si quelqu'un est blessé ou en danger, appelez le 911 maintenant.",
      steps: [
        "Quittez la pièce s'il y a de la fumée, du feu ou de l'eau près d'un appareil branché.",
        "Ne touchez aucun appareil mouillé ou fumant, et n'allumez ni n'éteignez rien dans l'eau.",
        "N'y retournez que lorsque les pompiers ou un électricien disent que c'est sans danger.",
      ],
    },
  },
];

/** Attacks, fraud and lost data. */
const attacks: Emergencies = [
  {
    id: 'files-locked',
    title: 'Files are locked, or a ransom is demanded',
    signs: `
      ransom|ransomware|ransomed
      files|documents|folders|data|drive|drives|server|servers|computers|everything|database encrypted|scrambled|locked
      pay|bitcoin|btc|crypto unlock|decrypt|files|data|ransom|note|demand|demands
      virus|malware|trojan|worm|spyware|keylogger got|has|have|infected|spread|spreading|caught|on|there
      mouse|cursor moves|moving|moved|clicks|clicking|controlling itself|alone|own|someone|somebody|hacker|stranger !slowly !slow
      someone|somebody|stranger|hacker|they|remotely|remote controlling|controlled|control|controls !you !your !we !want !can !could !software mouse|cursor|
      computer|pc|laptop|screen|server
      hacker|hackers|intruder in|inside|into our|my|pc|computer|network|server|system
      infected !pop !popup !says computer|computers|server|network|pc|pcs|laptop|we
      hacked|hackers|hacker|attacked|breached !account !email !mailbox !gmail !outlook !facebook wifi|router|firewall|cameras|computer|computers|network|server|
      system|systems|we|us|been|company
      rançongiciel|rançon
      fichiers|documents|serveur chiffrés|cryptés|verrouillés|bloqués|chiffré
      virus|piratés|pirates|piraté ordinateur|ordinateurs|réseau|serveur|nous|sommes|avons
    `,
    opening: 'That sounds like an attack on your computers. Call {provider.phone} now; while you wait:',
    steps: [
      'Disconnect the affected computers from the network: pull the cable and switch Wi-Fi off.',
      'Leave them switched on, because evidence is lost with the power.',
      'Touch no backups, restore nothing and pay nothing yet.',
      'Photograph what is on the screen, and tell your staff to stop signing in.',
    ],
    replies: [
      {
        say: 'Should we pay?',
        reply:
          "Don't pay and don't answer them before you have talked to us, your insurer and the police. Paying brings data " +
          'back only sometimes, and a policy may ask that the insurer decides. Call {provider.phone}.',
      },
      {
        say: 'Can we restore the backup?',
        reply:
          'Not yet. Restored onto a network that is still infected, it is locked too, and it overwrites evidence. Keep ' +
          'backups disconnected until we have looked: {provider.phone}.',
      },
      {
        say: 'Is it over?',
        reply:
          "Quiet doesn't mean over: attackers often wait for people to sign in again. Keep the computers off the network " +
          'until we have checked them with you: {provider.phone}.',
      },
      {
        say: 'I have called',
        reply: 'Good. Stay reachable, keep the computers as they are, and write down who noticed what, and when.',
      },
    ],
    never: ['You can safely pay', 'pay the ransom now', 'turn the computer off'],
    french: {
      title: 'Fichiers verrouillés ou rançon demandée',
      opening:
        'Cela ressemble à une attaque contre vos ordinateurs. Appelez maintenant le {provider.phone} ; en attendant :',
      steps: [
        'Débranchez les ordinateurs touchés du réseau : tirez le câble et coupez le Wi-Fi.',
        'Laissez-les allumés, car les traces se perdent avec le courant.',
        'Ne touchez pas aux copies de sauvegarde, ne restaurez rien et ne payez rien pour le moment.',
        "Photographiez l'écran, et dites à vos gens de ne plus se connecter.",
      ],
    },
  },
  {
    id: 'account-taken',
    title: 'Someone else is in an account',
    signs: `
      hacked|hijacked|compromised|taken|stolen|broken account|email|mailbox|gmail|outlook|facebook|instagram|password|profile|login
      someone|somebody|hacker|stranger|they is|are|got|logged|signed|changed in|into|my|our account|email|mailbox|password
      sending|sends|sent|send emails|messages|mails|invoices|spam from|in|as my|our account|name|email|mailbox
      gave|given|entered|typed|put|filled|told password|login|credentials|code|access fake|phishing|page|site|link|scam|wrong|phone|caller|someone|
      microsoft|stranger|them
      clicked|opened link|attachment|phishing password|login|signed|entered|and|bad|suspicious|weird|phishing
      strange|unknown|suspicious|unrecognized sign|signin|login|signins|logins account|from|russia|china|abroad|country
      piraté|volé|compromis compte|courriel|boîte|facebook
      cliqué lien|pièce
    `,
    opening: 'It sounds as if someone else is in that account. Call {provider.phone}; right away:',
    steps: [
      'Change the password from a computer that you know is clean.',
      'Sign the account out everywhere, and turn multi-factor authentication on.',
      "Look for forwarding rules that you didn't make, and remove them.",
      'Tell your colleagues and clients not to open messages from that account.',
    ],
    replies: [
      {
        say: "I'm locked out of it",
        reply:
          'An administrator of your Microsoft 365 or Google Workspace can reset it; for another account use its own ' +
          'recovery page. If you have no administrator, call {provider.phone}.',
      },
      {
        say: 'It is a cloud account',
        reply:
          'Then nothing is on your computer to unplug: sign all sessions out in the account itself, reset the password and ' +
          'the second factor, and check forwarding rules and connected apps. We do it with you: {provider.phone}.',
      },
      {
        say: 'They wrote to our clients',
        reply:
          'Tell those clients by phone or from another mailbox, and say that no bank details of yours have changed. If ' +
          'client data was in the mailbox, the law may ask for a report: talk to your lawyer or insurer.',
      },
      {
        say: 'Is it over?',
        reply:
          "Not until sessions, rules, connected apps and the second factor have been checked: a new password alone doesn't " +
          'end a session. Call {provider.phone}.',
      },
    ],
    never: ['you can ignore'],
    french: {
      title: "Quelqu'un d'autre est dans un compte",
      opening: "Il semble que quelqu'un d'autre soit dans ce compte. Appelez le {provider.phone} ; tout de suite :",
      steps: [
        "Changez le mot de passe à partir d'un ordinateur sûr.",
        'Déconnectez le compte partout et activez la vérification en deux étapes.',
        "Cherchez des règles de transfert que vous n'avez pas créées, et retirez-les.",
        'Dites à vos collègues et clients de ne pas ouvrir les messages de ce compte.',
      ],
    },
  },
  {
    id: 'money-sent',
    title: 'Money was sent to the wrong account',
    signs: `
      paid|sent|wired|transferred|transfer|wire|payment|e-transfer|etransfer money|payment|funds|invoice|wire|deposit|amountofmoney|
      account scam|scammer|fraud|fake|fraudster|wrong|fraudulent|hacker|hackers|forged|criminals
      paid|wired|transferred|e-transfer|etransfer|wire scam|scammer|fraud|fake|fraudster|fraudulent|hacker|hackers|forged|criminals|phony|bogus|
      impostor|imposter|impersonator
      bank|account changed|changes|change paid|sent|wired|transferred
      gift cards|card bought|bought|sent|codes boss|ceo|scam|fake
      scammed|defrauded we|i|us|me|been|got
      argent|virement|paiement|payé fraude|fraudeur|faux|mauvais
    `,
    opening: 'Money that was just sent can sometimes still be stopped. Minutes count:',
    steps: [
      'Call your bank now and ask it to recall or freeze the payment.',
      'Stop other payments to that account.',
      "Don't answer the message and don't delete it.",
      'Write down amount, account and time, for the bank and the police.',
    ],
    replies: [
      {
        say: 'The bank is closed',
        reply:
          "Banks have a fraud line at night: the number is on the back of your card and on the bank's own site. Call it " +
          'now, and report it to the Canadian Anti-Fraud Centre, 1-888-495-8501, once it opens.',
      },
      {
        say: 'The bank has been told',
        reply:
          'Good. Now call us at {provider.phone}: a forged invoice often means that someone reads a mailbox, yours or the ' +
          'supplier’s. Change its password from another computer.',
      },
      {
        say: 'Will we get it back?',
        reply:
          'Nobody can promise that. It depends on how quickly the receiving bank freezes it, so the call comes first. Ask ' +
          'your insurer too: some policies cover it.',
      },
    ],
    never: ['you will get your money back'],
    french: {
      title: "De l'argent est parti au mauvais compte",
      opening: "Un paiement qui vient d'être envoyé peut parfois être arrêté. Chaque minute compte :",
      steps: [
        'Appelez votre banque maintenant et demandez de rappeler ou de geler le paiement.',
        'Arrêtez les autres paiements vers ce compte.',
        'Ne répondez pas au message et ne le supprimez pas.',
        "Notez le montant, le compte et l'heure pour la banque et la police.",
      ],
    },
  },
  {
    id: 'device-lost',
    title: 'A laptop or phone is lost or stolen',
    signs: `
      lost|stolen|stole|missing|left|misplaced|robbed laptop|laptops|computer|phone|cellphone|iphone|tablet|ipad|device|usb|drive|macbook|bag !files !data
      broke|broken|break into|in office|car took|stole|stolen|gone|missing
      perdu|volé|volée portable|ordinateur|téléphone|cellulaire|tablette
    `,
    opening: 'A lost or stolen device can be closed off. Right away:',
    steps: [
      'Change the passwords of the person who used it, email first.',
      'Have it signed out of every account and, where that is set up, locked and erased remotely.',
      'Write down what data was on it and whether the disk was encrypted.',
      'Report a theft to the police.',
    ],
    replies: [
      {
        say: "We can't lock it ourselves",
        reply:
          'Call us at {provider.phone}: we sign it out of the accounts, and lock or erase it where that was set up.',
      },
      {
        say: 'Client data was on it',
        reply:
          'Say so when you call {provider.phone}. Whether people have to be told depends on the data and on encryption: ' +
          "your privacy officer, lawyer or insurer decides, and the law's clock may already run.",
      },
      {
        say: 'It was found',
        reply: "Good. Change the passwords all the same, and don't use it before it has been checked.",
      },
    ],
    never: ['no need to report'],
    french: {
      title: 'Un portable ou un téléphone est perdu ou volé',
      opening: 'Un appareil perdu ou volé peut être bloqué. Tout de suite :',
      steps: [
        "Changez les mots de passe de la personne qui l'utilisait, d'abord le courriel.",
        "Faites-le déconnecter de tous les comptes et, si c'est prévu, verrouiller et effacer à distance.",
        'Notez quelles données il contenait et si le disque était chiffré.',
        'Signalez un vol à la police.',
      ],
    },
  },
  {
    id: 'data-out',
    title: 'Data reached the wrong person',
    signs: `
      emailed|sent|mailed|shared|faxed|uploaded|posted wrong person|recipient|client|patient|people|address|email|everyone
      data|information|files|records|documents leaked|leak|exposed|breach|breached|stolen|published|online|public|dark
      breach data|privacy|had|have|happened|think|report
      client|patient|customer|personal information|data|records|files|list wrong|leaked|exposed|stolen|public
      données|renseignements|dossier mauvaise|fuite|volées|divulgués
    `,
    opening: 'Data has reached someone it was not meant for. Right away:',
    steps: [
      'Stop more from getting out: recall the message, end the share, block the account.',
      'Ask the receiver in writing to delete it and to confirm that.',
      'Delete nothing yourself: logs and messages are evidence.',
      'Tell the person in your organization who answers for privacy; the law may require a report.',
    ],
    replies: [
      {
        say: 'Do we have to report it?',
        reply:
          'That is for your privacy officer or lawyer to decide. Under PIPEDA a breach with a real risk of significant ' +
          'harm goes to the Privacy Commissioner and to the people affected; PHIPA and professional rules ask for more. ' +
          'We collect the evidence: {provider.phone}.',
      },
      {
        say: 'How do we recall the email?',
        reply:
          'Recall works only inside your own Microsoft 365, and only while the message is unread. To others, ask for ' +
          'deletion in writing; for a shared link, end the share. We do it with you: {provider.phone}.',
      },
      {
        say: 'We have stopped it',
        reply: 'Good. Write down what happened, when it was noticed and who has seen the data, and keep that record.',
      },
    ],
    never: ['you do not have to report', "don't tell anyone"],
    french: {
      title: 'Des données sont arrivées à la mauvaise personne',
      opening: "Des données sont arrivées à quelqu'un d'autre. Tout de suite :",
      steps: [
        'Empêchez que plus ne sorte : rappelez le message, arrêtez le partage, bloquez le compte.',
        'Demandez par écrit au destinataire de tout supprimer et de le confirmer.',
        'Ne supprimez rien vous-même : les journaux et les messages sont des preuves.',
        'Avertissez la personne responsable de la protection des renseignements ; la loi peut exiger un signalement.',
      ],
    },
  },
];

/** Things that stopped working. */
const failures: Emergencies = [
  {
    id: 'nothing-works',
    title: 'Nothing works',
    signs: `
      server|servers|internet|network|email|emails|outlook|wifi|phones|system|systems|everything|computers|vpn|printer|pos down|crashed|
      dead|died|offline|unreachable|out|stopped !shut !shutting
      server|internet|network|email|wifi|phones|computers|computer|system|nothing|everything not|isn|aren|doesn|don|won|stopped|
      nothing working|work|works|start|boot|respond|responding|turn|connect
      nobody|noone|everyone|everybody|staff|team|we|i cannot|not|unable|locked log|login|sign|work|connect|access|print|email|server|files
      down|offline is|are|whole|entire !street !road !hall !block !away !shut !slow !closing !winding !cost !costs !price !prices office|
      everyone|everybody|branch|clinic|firm|company
      nobody|noone|none can|could|able log|login|sign|work|connect|access|print|email|get|open
      outage office|whole|we|total|complete
      no internet|network|email|wifi|connection|server|phones office|whole|we|have|has|there|since|everyone
      blue screen
      serveur|internet|réseau|courriel|ordinateur|ordinateurs|système|rien panne|marche|fonctionne|fonctionnent|planté|tombé
    `,
    opening: "Let's get you working again. Call {provider.phone}; while you wait:",
    steps: [
      'See whether one computer is affected or all of them, and whether the internet works on a cellphone.',
      "Check power and cables of modem, firewall and server, but don't restart a server that shows an error.",
      'Note when it began and any message on the screen.',
    ],
    replies: [
      {
        say: 'Only one computer',
        reply:
          'Save what you can, restart it once, and try the account on another computer. If it stays, call ' +
          '{provider.phone}: with a plan the help desk takes over its screen.',
      },
      {
        say: 'It is the internet',
        reply:
          'Restart the modem once and wait five minutes; if other firms in the building are out too, call your internet ' +
          'company. Until then a cellphone hotspot carries a few people. We help at {provider.phone}.',
      },
      {
        say: 'We are not your client',
        reply: "You don't have to be one to call {provider.phone} in an emergency.",
      },
      {
        say: 'It works again',
        reply: 'Good. Write down what it was and when, so that the cause can be found before it comes back.',
      },
    ],
    never: ['restart the server now'],
    french: {
      title: 'Rien ne fonctionne',
      opening: 'Remettons votre bureau au travail. Appelez le {provider.phone} ; en attendant :',
      steps: [
        'Regardez si un seul ordinateur est touché ou tous, et si Internet fonctionne sur un téléphone.',
        'Vérifiez le courant et les câbles du modem, du pare-feu et du serveur, mais ne redémarrez pas un serveur qui montre une erreur.',
        "Notez quand cela a commencé et tout message à l'écran.",
      ],
    },
  },
  {
    id: 'website-down',
    title: 'The website is down',
    signs: `
      website|site|webpage|shop|store|domain down|offline|hacked|defaced|crashed|expired|gone|unreachable|error
      website|site !your not|isn|doesn|won loading|load|working|open|reachable|work
      site panne|marche|fonctionne|piraté web|internet|notre
    `,
    opening: 'A website usually comes back through the firm that hosts it. Right away:',
    steps: [
      'Open it on a cellphone without Wi-Fi: if it works there, the trouble is in your office.',
      'Call your web host or whoever built the site; the invoice for hosting or domain names them.',
      'Check that the domain has not expired: the registrar writes to the address it was bought with.',
    ],
    replies: [
      {
        say: "We don't know the host",
        reply:
          'Call us at {provider.phone} and a person looks it up with you: the domain says who holds it and where it points.',
      },
      {
        say: 'It shows something strange',
        reply:
          'Then it may have been hacked: ask the host to take it offline, change its passwords and keep a copy as ' +
          "evidence. Don't delete it. Call us at {provider.phone}.",
      },
    ],
    never: [],
    french: {
      title: 'Le site Web est en panne',
      opening: "Un site revient d'habitude par la firme qui l'héberge. Tout de suite :",
      steps: [
        'Ouvrez-le sur un téléphone sans Wi-Fi : s’il marche, le problème est dans votre bureau.',
        'Appelez votre hébergeur ou la personne qui a fait le site ; la facture les nomme.',
        "Vérifiez que le domaine n'a pas expiré.",
      ],
    },
  },
  {
    id: 'backups-failing',
    title: 'Backups fail, or data was deleted',
    signs: `
      backup|backups fail|failed|failing|fails|error|errors|stopped|missing|corrupt|corrupted|empty|gone
      deleted|erased|overwrote|overwritten|wiped|lost !you !your folder|folders|file|files|data|database|mailbox|emails|everything|drive|documents
      hard|drive|disk|nas|raid clicking|dead|died|failed|failing|unreadable|crashed
      sauvegarde|sauvegardes échoue|échouent|échec|erreur|perdu
      effacé|supprimé|perdu fichiers|dossier|données
    `,
    opening: "Don't write anything more onto it, then call {provider.phone}. Right away:",
    steps: [
      'Stop using the drive or the folder: each save can overwrite what could be brought back.',
      'Look in the recycle bin and, in OneDrive, SharePoint or Google Drive, at deleted items and earlier versions.',
      'Restore nothing over the original, and leave the last good backup untouched.',
    ],
    replies: [
      {
        say: 'It was in the cloud',
        reply:
          'Deleted items stay there for some weeks, and earlier versions longer: an administrator can bring them back. ' +
          'Call {provider.phone} before the time runs out.',
      },
      {
        say: 'The drive makes noises',
        reply:
          'Switch it off and leave it off: a laboratory can read it only while it is not damaged further. Call {provider.phone}.',
      },
      {
        say: 'The backup is too old',
        reply:
          'Keep it all the same. Synced folders, mailboxes and phones often hold newer copies; we look with you: {provider.phone}.',
      },
    ],
    never: ['run a repair tool'],
    french: {
      title: 'Les sauvegardes échouent, ou des données sont effacées',
      opening: "N'y écrivez plus rien, puis appelez le {provider.phone}. Tout de suite :",
      steps: [
        "N'utilisez plus le disque ou le dossier : chaque enregistrement peut écraser ce qui pourrait revenir.",
        'Regardez dans la corbeille et, dans OneDrive, SharePoint ou Google Drive, dans les éléments supprimés.',
        "Ne restaurez rien par-dessus l'original.",
      ],
    },
  },
  {
    id: 'suspicious-message',
    title: 'A message or call looks like a fraud',
    signs: `
      suspicious|phishing|scam|fake|weird|strange|odd|fishy email|message|text|invoice|link|attachment|call|caller|popup|letter got|
      received|get|getting|have|came|says|asking|called|is
      popup|pop call|phone|number microsoft|apple|windows|support|infected|virus
      microsoft|apple|bank|cra called|calling|caller|phone|popup|says|wants virus|access|computer|remote|gift|password|code|fee
      caller|someone|man|woman|he|they wants|want|asks|asking|connected|remote access|control|computer|anydesk|teamviewer|password|code
      boss|ceo|owner|director asks|asking|wants|emailed|texted gift|cards|wire|transfer|urgent
      hameçonnage|courriel|appel suspect|fraude|étrange|arnaque reçu|est|demande
    `,
    opening: "Don't click, pay or answer until you have checked. To tell whether it is genuine:",
    steps: [
      'Call the sender at a number you already have, never at one in the message.',
      'Hang up on a caller who wants access, a code or a payment; let nobody connect to a computer.',
      'Look at the full sender address and at where a link leads, without clicking.',
    ],
    replies: [
      {
        say: 'Someone clicked',
        reply:
          'Pull that computer off the network and leave it on. If a password was typed in, change it now from another computer. Then call {provider.phone}.',
      },
      {
        say: 'They were connected to a computer',
        reply:
          'Pull its network cable and switch Wi-Fi off, change the passwords used on it from another computer, and call ' +
          'your bank if it was used for payments. Then call {provider.phone}.',
      },
      {
        say: 'Nobody clicked',
        reply: 'Good. Delete it, or forward it to your IT people first, and tell your colleagues what it looked like.',
      },
    ],
    never: ['it is safe to click'],
    french: {
      title: 'Un message ou un appel semble frauduleux',
      opening: "Ne cliquez pas, ne payez pas et ne répondez pas avant d'avoir vérifié :",
      steps: [
        "Appelez l'expéditeur à un numéro que vous connaissez déjà, pas à celui du message.",
        'Raccrochez si on demande un accès, un code ou un paiement ; ne laissez personne se connecter.',
        "Regardez l'adresse complète de l'expéditeur et où mène le lien, sans cliquer.",
      ],
    },
  },
];

/** Kinds of emergency, with their first steps; where several fit, the first is taken. */
export const emergencies: Emergencies = [...atThePlace, ...attacks, ...failures];
