import type { RecordsInput } from '../../schema/site.ts';

export const findPageIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'find-page',
  examples: `
    FAQ | sitemap | sitemap? | blogue svp | newsletter | guided tour | unsubscribe | plan du site? | privacy policy | wheres ur blog | send me the link
    link to ur terms? | opt out of emails | terms of use page | where is your blog | link me ur youtube | où est le glossaire | where's the glossary
    pdf of your services | show me your articles | page about backup pls | show me the tour again | link to the calculator | I want to see the FAQ.
    is there a press page? | Where is the site map? | u got a blog somewhere? | a security list to print | where is the guided tour
    lien vers le calculateur | page des add-ons cest ou | do u have a contact form | Is there a virtual tour? | ur glossery page, where?
    where are the downloads?? | link to privcy policy pls | where can I see the prices | cookie policy, where is it | Where can I find the blog?
    Can I download a brochure? | wher is the roi calc thing | get me off the mailing list | take me to the contact form | sitemap of this site, where
    read more about voip, where | link to your linkedin page? | ROI calculator link, please | instagram or facebook page? | Got an article on phishing?
    u have a pdf on byod polcy? | link to your healthcare page | where's the price calculator | link to the contact form pls | cloud migration template xls
    Take me to the contact page. | Where's your privacy policy? | Show me the cost calculator. | Do you publish white papers? | any artcle on deepfake calls
    where is the unsubscribe link | show me the page for dentists | me désabonner de l'infolettre | c où le formulaire de contact
    Link to the terms of service? | got a cheklist for new hires? | où est le calculateur de prix? | where's the page for law firms
    I can't find the pricing page. | the page about law firms please | Please stop sending me e-mails. | an article on leaving a provider
    cant find ur terms and condtions | Free templates for an IT policy? | is there a page for manufacturers | is there a page about cloud costs
    unsubscribe me from ur newsletter | newsletter sign up, where's that? | onboarding checklist download pls | I want to read your legal notice.
    Do you have a security checklist? | Is there a glossary on this site? | Where is the downtime calculator? | anything to read about cloud costs
    something short to read on backups | where can I download the checklist | planning sheet for a cloud project | how do I subscribe to your updates
    There is page with all industries? | cyber checklist to download, where | Is there an overview of all pages? | Where did the backup checklist go?
    Send me the link to your articles. | Where do I read the cookie notice? | how do i unsubcribe from ur emails | resources section, where did it go
    I'd like to read about ransomware. | où télécharger la liste de contrôle | got anything to read about phishing | How do I get off your mailing list?
    find me the page on cloud migration | Which section covers co-managed IT? | le lien pour le guide PDF marche pas | anything on replacing old computers?
    where are the client stories on here | Which page explains your onboarding? | Is there an accessibility statement?
    whats the url for the guides section | where do I find your terms of service | How can I reach the start page again?
    Please take me off your mailing list. | do you have customer stories somewhere | link to the disaster recovery page pls
    I closed the tour, how do I get it back | do you have an article about ransomware | do u hav a tempalte for disater recovry
    Reading material on zero trust, please. | hardware lifecycle article, which page? | how do I unsubscribe from the newsletter
    where on the site do I find case studies | Any guide about moving to Microsoft 365? | How do I unsubscribe from the newsletter?
    do you have anything to read about backups | Comment me désabonner de votre infolettre? | the tour of the website, how do i start it
    Any whitepapers I could take on the train? | what's the url for remote support download | Any explainer about firewalls on the blog?
    Where have you hidden the cookie settings? | Could you direct me to your privacy policy? | Is there something about that on your blog?
    where can i find ur accessibility statement | Do you keep an archive of past newsletters? | The page with the team photos, where is it?
    Can I go back to the pricing page from here? | Something to read for staff about passwords? | cant call now, is there a form i can fill out
    guide for new employees it setup, u have one? | Please show where is the button for the tour. | It was a page with a map on it, where's that?
    I'm looking for the disaster recovery template | Je cherche votre politique de confidentialité. | hav you got a secuirty cheklist i can donwload
    terms and conditions, need them for our lawyer | I wanted to look at the cost calculator again. | I search the document of privacy of your site.
    I search the page where is explained the cloud. | Which page describes your services for clinics? | that comparison table of the plans, where is it
    Are your blog posts sorted by subject anywhere? | Where's the list of frequently asked questions? | How I can stop to receive your letter by email?
    Can you give me the link of page with the plans? | Where does one find the news about your company? | Hello, in which place I can download the e-book?
    Do you have a PDF of the incident response plan? | Get me OFF your mailing list. Where's the button? | want to read about email security before deciding
    Have you got any literature on PHIPA for clinics? | Could you send me to whatever you have on Law 25?
    Any study or report by you on attacks in Ontario? | On which page are your terms of service published?
    You have some document for learn about ransomware? | Where on your site would I find the privacy policy?
    Où puis-je lire votre politique de confidentialité? | Where do I download the incident response template?
    I look for the dictionary of IT words in your site. | How do I navigate to the section for manufacturers?
    Delete my address from your marketing list, thanks. | You have some article for learn about cloud backup?
    Do you have any articles about moving to SharePoint? | Are there any webinars recorded that we could watch?
    Where I find the page with the explanation of plans? | Where can I download the incident response template?
    où télécharger la liste de vérification cybersécurité | anything to read on how long we have to keep records?
    Avez-vous un guide à télécharger sur les sauvegardes? | Show me where the case studies are kept on this site.
    where can I read about your backup service on the site | anything to read on wich microsoft 365 license for who
    I'd sooner write than talk. Is there a form somewhere? | Would you have a downloadable security policy template?
    Where it is written, your policy for the personal data? | Have you written anything on Windows 10 end of support?
    In your site exist a dictionary of the technical words? | Where do I click to see what industries you write about?
    The calculator for cost of downtime, on what page it is? | Sur quelle page se trouvent vos conditions d'utilisation?
    Is there a glossary? Half these words mean nothing to me. | You wrote a blog about Copilot, I think, can't locate it.
    My boss wants a printout of the page on managed security. | Do you have an article about how ransomware attacks work?
    the risk quiz thing on your site, whats the address of it | I'd be glad of a few tips sheets to pin up in our kitchen.
    m365 licences, who needs premium and who doesnt. blog post? | Which part of the site tells about backup of Microsoft 365?
    Do you have a page that talks about Microsoft Teams phones? | Do you offer any free templates, like an IT policy in Word?
    I'd like to read something on CEO fraud and gift card scams | Something to read on hybrid work, for a non-technical boss?
    Got a poster on phishing that we can hang in the lunchroom? | have you written anything about doing a three year IT budget
    I need the text of your service terms for our contract file. | I have seen one guide for migration before, where it is now?
    Have you perhaps written something about what to plan for IT? | Have you published something on Windows 10 coming to its end?
    The page I bookmarked gives 404, it was on disaster recovery. | an essay or so on business continuity would help me, got one?
    is there a search box on this website because I can't see one | Is your guide to cyber insurance still available for download?
    the interactive thing that scores your security, can't find it | A brochure that I could print for my partners would be welcome.
    The article with the ten questions to ask an IT company, please. | can you send me to the page where I can read your privacy policy
    Where's the checklist for a lost laptop that I saw on your blog? | Do you have a checklist I can use to see if our office is secure?
    Could I see your acceptable use policy, if it's posted somewhere? | Looking for the posting about the CrowdStrike incident you wrote.
    We want to learn about password managers, do you have a write-up? | Have you written anything about what to arrange for IT beforehand?
    I'd be curious to read your thoughts on AI, if you have posted any. | vous aviez un article sur la fraude par courriel, je le retrouve pus
    I want read more about protection against the hackers, there is page? | Y a-t-il une liste de vérification à télécharger pour le télétravail?
    Is there a sheet I can print to see for myself how safe our office is? | I believe there's a video somewhere on your page on how support works.
    Please give me the link for download the list of control for security. | I am looking for a disaster recovery plan to fill in, Word if possible.
    I remember a list of acronyms, MSP, EDR and so on. Which page was that? | Have you written anything on what to do right after a ransomware attack?
    where on the website do I find the tour that shows how the service looks | how do I get off your email list I keep getting these tips every Tuesday
    The link for the self-test in your mail doesn't open. Where is that test? | Is there an article of yours comparing outsourced IT with hiring somebody?
    Some background reading on moving from Google to Microsoft would be handy. | Have you got a list I can tick off on my own to see how safe our office is?
    I was told there's a quick guide to spotting fake invoices on this website.
    Is there a form on the website I can fill in so that someone gets back to me?
    We're preparing a staff training and could use reading material on passwords.
    Got some beginner's guide to Microsoft 365 that I could share with the staff?
    You had a story about a Hamilton company that was hacked, where do I find it?
    I seem to be signed up twice to your mailings; where can I remove one of them?
    do you have a calculator somewhere so I can figure out what our downtime costs
    A buyer's guide for choosing a provider, is that something you have on the site?
    I'd like a plain-language piece on what the dark web is, for our staff bulletin.
    Avez-vous un article sur l'hameçonnage que je pourrais partager avec mon équipe?
    Is there text on your website about the artificial intelligence in small company?
    Could you direct me to the article concerning backups that was in your newsletter?
    I keep getting your newsletter although I never signed up, how can I be taken off?
    The menu is confusing on my phone. Where's the page with the industries you serve?
    I prefer watching to reading. Are there any videos or a guided tour on the website?
    Have you written something on how long an office in Ontario has to keep its records?
    I saw a checklist for moving offices once on your website and can't find it anymore.
    Yesterday I saw a page comparing the three plans in a table. I can't get back to it.
    My accountant says you've got a guide for small firms on cyber security. Where is it?
    There used to be an offboarding checklist here, for when somebody leaves the company.
    The poster about phishing which you gave out at the trade show, can it be downloaded?
    We're moving offices next spring, have you written anything about the IT side of that?
    Before our meeting I'd like to study whatever you've put out about construction firms.
    Your newsletter arrives twice a month and I don't want it anymore. Where do I opt out?
    Last year's holiday scam article was really good. Can I still find it in your archive?
    so is there a place on the website where it just lists everything you have to download
    Have you published anything on the clauses one should check before signing with an MSP?
    hi I'm looking for that checklist you have for moving offices I think it was a download
    The owner wants an IT budget for three years. Do you have an article on how to make one?
    Our lawyer would like to go through your standard terms. On which page are they published?
    We're updating our remote work rules in HR. Is there a sample policy among your resources?
    A colleague printed your "first 24 hours after a breach" sheet. Could I download that too?
    Is there a form of yours that I could fill in for the case that the server room burns down?
    I clicked on the security score quiz and closed the tab by accident. How do I return to it?
    We're a co-op housing board of volunteers. Any beginner's reading on IT budgeting from you?
    Is there a guide on your site about what to do after a breach? It's for a course at Seneca.
    Do you have something I can hand to my office manager so she can check our security herself?
    I'm writing a disaster recovery plan for a print shop; is there a template to download here?
    Do you keep a page with documented outages or status information that customers can look at?
    I'd like to read up on multi-factor authentication before we talk; have you written about it?
    You mention a "guide to choosing an IT provider" in the footer, I think. How do I get a copy?
    Someone on LinkedIn shared your post regarding AI tools at work. Where can I see the full text?
    I wanted to read up on cyber security for small business do you have any articles you'd suggest
    Our treasurer asked for reading on PIPEDA for small charities. Is there an article on your site?
    We're thinking of VoIP for our call centre in Markham. Have you published a buyer's guide on it?
    There used to be a calculator for how many Mbps an office needs. Does it still exist, and where?
    My boss wants something to read on the train about cloud versus local servers. What have you got?
    I would like something in writing to hand to my board about managed services. Is there a one-pager?
    I want to compare our own backups to a good standard. Is there a self-test or quiz on this website?
    so there was a calculator thing that shows what downtime costs and I'd like to get back to that one
    Before we share any details I want to look over your privacy statement. Where's that on the website?
    Our dental practice opens in Leslieville in May. Do you have a new-office IT checklist we can print?
    I'm a student writing about small-business security and would like whatever you have published on it.
    I want to put together a plan for if the office burns down, IT wise. Is there a template on your site?
    A friend in Barrie forwarded your article on wire fraud, but the link is dead. Can you point me to it?
    I have to train nine receptionists next week. Do you offer a printable sheet on spotting fake e-mails?
    I teach at a college and would love to use your phishing examples in class. Where on the site are they?
    so I was reading something here yesterday on zero trust and closed the tab and now I can't find it again
    I read English slowly, so a short fact sheet about multi-factor login would be nice. Where do I find one?
    A friend told me her staff fell for a gift card scam at Christmas. Is there a short video we can show ours?
    Offboarding goes wrong here each time someone quits. Is there a leaving-employee checklist in your resources?
    Have you written anything on what to do in the first hour after being hit with ransomware? I want to print it.
    I was told you have a glossary with plain-language explanations of terms like EDR and VPN. Where does it live?
    I subscribed with the wrong address, my private one. Where can I change or cancel the newsletter subscription?
    Somebody forwarded me a piece by you about artificial intelligence in accounting offices. Could you point me to it?
    We lost a day to a crashed server. I remember a tool on your site that computes what such an hour costs. Where is it?
    For a presentation at the Rotary club in Port Credit I need statistics on cybercrime. Is there anything on your blog?
    I am not ready to buy, I just want to walk around and check our security by myself one afternoon. Do you have some kind of list for people like me?
    got an article on ransomware? | where's your checklist about phishing | article about invoice fraud on your site? | unsubscribe from your mails, where?
    where can i download the security certificate
    I was wondering whether you might have something to read on poisoned attachments that I could circulate to my colleagues
    incident response template to download | is there a page about lost phones | where'd I read on deepfake calls | Where have you hidden the calculator?
    price calculator link | I once read a very helpful piece about backups on your site and cannot find it again. Could you direct me to it? | blog?
    you have article about phishing? | I'm the type who reads before calling, so is there any material on moving to the cloud that I can look through
    glossary where | The page with the terms of service, I need it for our lawyer. | privacy policy link pls | unsubscribe me from newsletter
    I keep getting your newsletter and the link at the bottom does nothing. Where do I unsubscribe? | how to stop the emails from you, where I must click
    checklist for new employees, wasn't there one | Is there a checklist for off-boarding somebody that I may download? | pdf about ransomware?
    take me to pricing | i clicked everywhere and this menu is a maze, where's the contact form | contact form where | show me the page on law firms
    something about dental offices to read | Do you publish any guides for people who aren't technical? | any guide for small business owners on passwords
    your white papers, where are these | E-book on cybersecurity
    a friend forwarded me a link to your site about co-managed IT and now it gives page not found, where did that move to
    link is broken, where's the article about windows 10 ending | Do you have the quiz for checking how secure we are? | the security quiz link
    My manager wants to see the tour on your website. What's the route to it? | virtual tour page
    Anything in writing about MFA fatigue that I can pass to my staff? | I wish to read about how to choose IT company, you have some text?
    a comparison of in-house versus outsourced, did you write one | Where do I find your news section? | podcast or webinar recordings page?
    Could I be directed to the acceptable use policy template? | accessibility statement | cookie settings, where
    I want to change my cookie choice and there is no button anywhere! | case study page where is it
    i saw a downtime cost calculator here last week where did it go | Page for business phones please | the section about data recovery, send me there
    so where on here do I read up on PIPEDA, like an article and not a sales page | Do you have a page that explains how a migration to Microsoft 365 goes?
    Kindly share the link to the team page. | careers page url? | Un lien vers le glossaire, svp | how do i get back to the home page
    What have you published on AI and Copilot? | ai article | Is there a video on the site that explains your onboarding? | video?
    the dictionary of it words, it was somewhere here | help me find the download that promised ten tips for safer email
    there was this page with a bunch of questions and at the end you got a score for how safe your company is and I can't for the life of me find it again
    Your search box is useless. I typed "backup" and got nothing. Where are the articles on backup?
    I promised our treasurer a link to your privacy statement. On which page would I find it?
    I have seen on the site a list of words with explanations, where is it gone please?
    my boss wants something she can print out about fake emails and hang up in the lunch room, do you have a poster or sheet for download
    Is the text on choosing between cloud and server still online, and if so, under which heading?
    Signed up for your mailing list by mistake and now I'm flooded. Show me where I get off it!
    If there's a page that sets the three plans side by side, kindly direct me to it.
    i'm on my phone and the menu is cut off so where do i tap to get to the articles
    You used to have a downloadable sheet for when an employee leaves. Has it been taken down or merely moved?
    where do I read what you have written for people who work from home and want to be safe
    Why is it so hard to find your terms? Just give me the link to the terms!
    My colleague mentioned that one may try the price oneself with a slider on your website. Where is this slider? | Où est la politique de confidentialité?
    Would you point me to the page for accounting firms? | self-assessment test, where | template for an incident response plan, got one to download?
    about us page | Where's the legal stuff, like terms and conditions?
    For my homework at college I search an article about the cost of ransomware, have you published one? | where can i read that | link?
    got an article about it | where's the checklist | is there a page on phishing | Could you direct me to the part of the website where this is written?
    link to the terms pls | do you have a blog
    you said there was a guide somewhere on the site about passwords and I clicked all over and I can't see it so where is it | any reading on ransomware
    the glossary, where's that hidden | où est la page sur les tarifs? | Avez-vous un article là-dessus? | how do I unsubscribe from your newsletter
    show me your privacy policy | url for that guide | where on the site do I see this | can I download that somewhere
    anything on your website about backups I could read | the e-book you mentioned, where do I get it | In which page I can see the terms of service?
    take me to the plans page | is there a video tour of the office on here | which page has the case about moving to the cloud
    I'd like to read up on MFA, got something | page with the downloads?
    Might there be an article of yours on cyber insurance I could share with my colleagues? | where is the incident response template
    want to read more on zero trust, is there a page | can't find the price calculator | point me to a whitepaper on this
    do you have something to read about working from home safely | Where I find the calculator? | your menu is a maze, where are the resources
    where did the faq go | a word list for it terms | is there a place where such words are explained | where can i look up these words
    somewhere to read about backups | where's your blog? | blog | do you have a blog? | any articles on phishing? | do you have articles about ransomware
    I'd like to read about backups | I'd like to read about cybersecurity | can I read more about phishing somewhere | article about passwords
    where can I read about MFA | where are your articles | glossary | is there a glossary? | do you have a glossary | where can I find the checklist
    security checklist | do you have a checklist | is there a checklist to download | where is the calculater | where can I download the guide
    can I download a guide | where's the tour | where are your terms | terms of service | where's your privacy policy | how do I unsubscribe
    unsubscribe me please | do you have a newsletter | where is the FAQ | were is the glosary | privacy polciy | unsubcribe | où est votre blogue?
    politique de confidentialité | where is the glossary | terms and condtions | où est le glossaire?
  `,
  counterExamples: `
    unsubscribe from the newsletter | take me off the mailing list | stop the newsletter
  `,
};
