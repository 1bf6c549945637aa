import type { RecordsInput } from '../../schema/site.ts';

export const sendMeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'send-me',
  examples: `
    could I have that in writing? | pls email me the numbers | sample contract? | pdf version of this offer | need it on paper for my partner
    send brochure | got anything printed I can take home | mail me the whole thing | a copy of last month's invoice please
    can u shoot me a draft agreement | offer in pdf format possible? | put that in an email | your service agreement, a blank one | want it black on white
    something official with your letterhead | forward the estimate to accounts@maplelegal.ca | info pack? | i need formal quotation document
    envoyez-moi la soumission par courriel | un exemple de contrat svp | duplicate of the december bill | lemme have the estimate as a file
    please post me your catalogue | written estimate for the board | where's my pdf quote | a one-pager for my boss | draft contract to my lawyer pls
    copy of invoice 20331 | ok now send that to me | drop me the proposal | any documentation you can send over | I would like official offer
    get me it in writing | a term sheet would help
    Thank you, that is very clear. Would it be possible to receive these figures in a document I can print for our finance committee?
    I am gathering three bids for our executive director and would be grateful if yours could reach my inbox by Friday.
    It would be most helpful to have a brochure that I could pass around at our partners' lunch next week.
    My predecessor kept no records, so could accounting kindly resend the bill from March for our files?
    We are required by our procurement policy to hold a signed written offer on file; may I trouble you for one?
    If it isn't too much bother, I'd appreciate what you just told me about the middle plan in an e-mail that I can forward.
    I always like to read agreements at leisure before deciding, so a blank copy for my perusal would be lovely.
    Would you mind mailing a printed information folder to our reception desk in Mississauga?
    Our bookkeeper misplaced the receipt for February and the auditors are here; a fresh copy would save the day.
    looks ok, email it 2 me so i can show my accountant | wife handles the money, she needs it in writing
    bank wants a written quote from the it company, can u do one | partner in montreal wont decide w/o seeing paper, send something
    ok good price now make it official n email it | im on a job site, just text or mail me the quote ill look tonite | lost the inv from may, resend
    my lawyer says no signing till he sees the contract, so ship it over | u got the msa as word doc? legal wants to mark it up
    can i get that breakdown in excel | fine. proposal to info@tbroofing.ca by tmrw
    Please to send me the offer with the stamp of company, my chief must to sign. | I want receive one example of contract for read before with my husband.
    Is possible you make for me document with all price and you send on mail? | My director he not believe chat, he want see paper from you.
    I ask kindly the commercial offer for twenty persons on my electronic mail. | You have some prospectus in pdf? I would to present it in our meeting.
    For our purchasing department is needed proforma invoice, please you can issue it?
    The numbers is good but I need them as letter for the head office in Warsaw. | How I can have the written version from this what we talked?
    okay so I talked to my brother and he's the co-owner and he said get them to write it all up and send it so can you do that
    so what I'd need is everything you just said the price and the setup and all that in one email so I don't have to remember it
    yeah hi I'm driving right now so could you just email me the proposal and I'll open it when I get to the office
    I've got three managers who all want to see the same thing so if there's some kind of package you mail out with the details send us three
    we're putting together our budget binder for next year and I need a page from you guys with the official number on it
    um I was told by the girl at reception that you'd have a standard agreement you send out so people can look at it first so that's what I'm after
    the accountant called and she's missing a bill from you from I think it was August so can somebody get that one over to her
    so my landlord's insurance wants a letter that says what you quoted us and I guess I need you to write that up
    it's easier for me if I can read it on paper so if you've got anything you can put in the mail about your services that'd be great
    I'm not signing anything I haven't read! Give me the damn contract to look at first. | Third time I'm asking, put the quote in an e-mail!
    Numbers in a chat window are worthless to me. I want a real offer with a date and a signature.
    Someone promised a proposal on Monday and my inbox is still empty, send it already. | Why must I beg for a copy of my own invoice? Just send it.
    Stop talking and send me a document. | Ridiculous that I have to screenshot this. Can't you simply mail me the quotation?
    My boss is breathing down my neck for paper and all I have is this chat, so get me something formal today. | Enough back and forth, ship the paperwork.
    Pourriez-vous me faire parvenir une offre écrite que je présenterai au conseil mardi prochain? | mon boss veut le prix sur papier, tu peux m'envoyer ça?
    J'aimerais recevoir votre dépliant pis une copie de l'entente avant de signer quoi que ce soit.
    As discussed, kindly provide the above as a quotation valid for thirty days. | do you guys do written quotes or only this chat thing, cause I'd want one
    What I'm missing is a document I can attach to the purchase requisition. | who do I ask for a copy of the statement of work before we commit
    I was told you would hand out a specimen agreement on request | nice. attach that to an email for me
    suppose I wanted all of it in a slide deck for management, could you get me one | I'd rather read than chat, so send some material about your firm
    Is there a form of agreement you can share prior to the meeting? | quote, written, to my gmail
    the estimate you just worked out should go to our controller as well, her name is Priya
    our auditor asks for paid invoices of the whole year, please supply copies | I'll need a hard copy | a copy for our files please
    May I ask for your sample terms in print, as our chairman does not use a computer? | send a contract sample to my accountant
    a letter that lists our present services for the bank, can I get one | could you forward your iso certificate to our procurement lady
    envoyez-moi la facture d'avril | Please send to me sample of the backup report | Please resend the October invoice.
    I need a copy of last month's invoice | I need a copy of our August invoice for the auditors.
    My invoice of last month I did not receive, please to send again. | written proposal, please | do you have a leaflet | can this be emailed to me
    Before we go any further our solicitor would very much like to look over the paperwork we would be signing, so might you forward a specimen?
    no time to read here. send pdf. | need smthg to staple to the grant application, formal quote ideally
    I did not received facture of january, send again please.
    let's say I like the Professional one for fourteen people then can you type that up as an offer and get it to me
    I can't show a chat bubble to a board of directors, give me a proper proposal! | and could the second version be mailed to my colleague too
    copy of the last invoice please | envoyez-moi ça par courriel | pdf svp | une brochure?
    Auriez-vous la gentillesse de me faire parvenir cette estimation par écrit afin que je la présente au conseil? | envoie moi la soumission par écrit
    exemple de contrat svp | Je voudrais recevoir votre dépliant en français | peux-tu m'emailer le prix que tu viens de donner | contrat type à lire avant?
    offre écrite svp | il me faut une copie de la facture d'avril | Ça fait trois fois que je demande la soumission écrite, envoyez-la donc!
    une copie du contrat modèle | je veux recevoir le devis officiel dans mon courriel
    ok c'est beau tout ça mais moi y me faut un document que je peux imprimer pis montrer à mon associé alors envoyez-moi une offre formelle
    envoyer ce calcul à jean@exemple.ca | documentation par la poste? | Pouvez-vous me transmettre une proposition détaillée au nom de notre fondation?
    fais-moi suivre ton pdf de présentation | mets moi ca par écrit | copie de facture svp | j'aimerais que vous m'expédiez l'offre avant vendredi
    Vous pouvez envoyer à moi le papier avec les prix? | trousse d'information svp | résumé de notre conversation par courriel
    notre avocat aimerait lire vos conditions types, pourriez-vous nous les acheminer | envoyez la proposition
    Serait-il possible d'obtenir la dernière estimation en format PDF? | can i get that in writing | email me the quote
    do you have a brochure you can mail | pdf of that please | Would you be so kind as to forward this offer to my e-mail address?
    send me a sample contract | You can send me this by mail? | I need it on paper for my boss
    so what you just told me with the numbers and everything could you put it in an email because I have to show it to my husband
    a written proposal, please | forward this estimate to my partner | Pourriez-vous me faire parvenir une soumission écrite?
    mail me something I can print | shoot me a proposal | a formal offer would be nice | can you text me the summary
    three times I asked for the quote by email, send it already | let me have a draft of the contract | is there a flyer you could send
    Please to send the offer with all details to our office. | need the estimate as a document for the board | write it up and send it
    could you send the information to my colleague in accounting | I'd like to receive your info package | send me what a report looks like, an example
    Our board meets on Tuesday; may we have the proposal in written form before that? | can you send me a specimen of your service agreement
    put the numbers in an email | could somebody mail a copy of last month's invoice to us | sent to me in writing by friday, possible?
    i want the proposal emailed to bob at our office | ma patronne veut voir ça sur papier, pouvez-vous me l'expédier
    un spécimen de votre entente, possible de l'avoir par courriel? | send it over | could I have a copy of the agreement to read
    get that quote to my inbox | can you send me a quote | can you send a quote | can you email me a quote | could you send me a quote
    please send me a quote | please email me the quote | I'd like a written quote | I'd like a quote by email | I'd like a formal quote
    can I get a written quote | can I get this quote in writing | can I get this by email | can you put that in writing | send me this quote
    send me that in writing | can you send me a proposal | send me a proposal | I'd like a proposal | need a proposal | need a written quote
    need a quote in writing | can you send me an offer | send me a brochure | can you send me a brochure | can I get a brochure
    can I get a sample contract | can you send a copy of the contract | can I see a sample agreement | can you send me a price list | can you send me a PDF
    can I get a copy of my invoice | send me a copy of my invoice | can you send me a qoute | send me a quot | can you emial me the quote
    send me a porposal | please sned me a brochure | pouvez-vous m'envoyer une soumission | envoyez-moi une soumission par courriel
    pouvez-vous m'envoyer une brochure | send me a quote | email me this quote
  `,
};
