import type { RecordsInput } from '../../schema/site.ts';

export const staffAccessIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'staff-access',
  examples: `
    Jenny left, need her emails | block a fired employee | access to former manager's mailbox | lock him out today | ex-employee's files?
    turn off Tom's login | reset my employee's password | leaver still has our laptop | sales rep gone, mailbox to me | close accounts of three leavers
    wipe a leaver's work phone | remove Dave from everything | staff quit, save their files | he retired, who gets his inbox
    get into deceased partner's mailbox | disable her account at 5pm | donner accès à la boîte de Julie | couper les accès d'un employé congédié
    shared access to maternity-leave inbox | old assistant's outlook, open it | take admin rights from a staffer | my employee passed away, his files
    convert leaver to shared mailbox | change all passwords, bookkeeper left | auto-reply on a leaver's address | sick employee's inbox, urgent client mail
    letting someone go friday, accounts? | get our laptop unlocked after resignation | receptionist gone, nobody knows her password
    his calendar, he doesn't work here anymore | kick summer students off teams | intern finished, delete account
    Our long-time coordinator retired on Friday, and I should like her correspondence to reach my desk from now on; how might that be arranged?
    A colleague is on extended medical leave and has agreed that I answer her clients' messages. Could I be given entry to her mailbox?
    As director of this office I need the documents which our former bookkeeper kept in her personal OneDrive before the licence expires.
    We shall be parting ways with a member of staff on Wednesday at ten and wish his logins to cease at that very moment. What is the proper way?
    Would you be able to tell me how a manager properly requests the files of a team member who has resigned?
    The late Mr. Harris handled all our supplier letters by e-mail, and as his business partner I need to retrieve them for the estate.
    Two of our consultants finished their assignment last week, and I want to make certain that neither can still reach our SharePoint.
    One of our former nurses has not returned the clinic's tablet; may it be locked from afar since it belongs to us?
    I would appreciate guidance on keeping a departing employee's address alive for a few months so that customers are not left unanswered.
    fired my foreman, kill his access now pls | guy quit w/o notice, need his onedrive n email b4 its gone
    im the owner, need into sams mailbox, he left in april | lettin 2 ppl go fri, how do i shut their logins same time
    ex office mgr has admin pw 4 everything, need it changed | rep left, want his mail 2 go 2 the new girl
    company iphone still on ex employees apple id, how 2 get it back | my partner left the firm, his acct needs closin but keep files
    kim on mat leave, she ok'd it, i need her inbox | whats the procedure when some1 gets canned, logins etc
    Our worker is gone from the company, I am director, how I receive his letters in Outlook?
    Please to close the account of Mrs. Nowak, she works not more by us. | I want that mails of old secretary come to me, she finished in last month.
    The employee took vacation and important document is on his computer, he gives permission, how we open?
    We dismiss one person tomorrow and must be sure he cannot enter in system after.
    How can I, as boss, get files from the notebook of company which the former engineer returned with unknown password?
    Our colleague died and his mailbox has the contracts, who can give to us the access?
    It is necessary to take away rights of the external programmer, his job is done.
    The phone of the company was by ex-worker, we want delete our datas from it.
    so Brenda's last day was yesterday and all the orders come into her email and I need to be able to see those starting today
    I own the place and one of my guys left on bad terms and I just want to make sure he can't get into anything anymore what do I do
    okay we've got this lady who went on leave and she's fine with it but we need somebody to look at her inbox while she's off
    we had a temp and I think he's still got a login and I'd like that taken off along with whatever else he's in
    the guy who set up our website and our email moved on and I'm the president and I don't have the admin account I need that put in my name
    so he handed in the laptop but nobody's got the password and there's a tender on there that's due Thursday and he says go ahead and open it
    one of the managers is switching to another department so she shouldn't be seeing the payroll folder any longer can you fix who sees what
    yeah my business partner and I split up and he's still on all the shared folders legally it's all mine now so how do I take him off
    She walked out screaming and still has a key to every system we own! Shut her accounts off!
    Nobody thought of saving Mark's mailbox when he quit. I'm his supervisor and I need it back!
    Why is a man I sacked in October still listed in our Teams? Get him out!
    Customers are furious because they write to a woman who left; give me her inbox.
    My former admin refuses to hand over the passwords of our own company accounts. What can you do for me as owner?
    I am the owner and I can't open my own employee's work folder after she left! Sort it out.
    Six leavers this year and not one account was ever closed! I want a proper shutdown for each. | He kept the company laptop. It's ours. Lock it!
    Absurd that our ex-controller's OneDrive vanishes in thirty days, I need every file moved to me before.
    Mon adjointe est partie à la retraite pis j'ai besoin d'avoir ses courriels, comment on fait ça?
    Un de nos gars a démissionné, je veux fermer ses accès et garder ses fichiers.
    En tant que directrice, j'aimerais récupérer les documents d'un ancien collègue sur son portable de bureau.
    Which form does a manager fill in to have a departing person's logins ended?
    HR has approved it and the employee knows: who at your end can open his mailbox to me | upon termination, can his emails be redirected to the team lead
    if one of my people is suspended pending a review, can you freeze his account without deleting it
    The successor starts Monday and should find all of Carla's old mail and folders, please.
    I'd like to see which of our staff still have administrator permissions and remove some
    apprentice left, his windows login remains on the shop pc, want it removed | what becomes of the mailbox once I let someone go, and can I have it
    our volunteer chair stepped down, the organisation's gmail is in his name, we need it transferred with his consent
    need the voicemail and extension of somebody who resigned moved to me
    can a supervisor get read rights to the inbox of a person on parental leave who agreed to it
    we parted with our marketing agency, take away their entry to our accounts | ex-partner off our email, please | last day tomorrow, logins off
    Would it be possible for the practice manager to take over the mailbox of our retired dentist, who has consented?
    cant open ex staffers excel files, im the boss | Mrs. Olga from the accounting is finished here, please take her from all the groups and mail.
    so one of my people moved to the Ottawa office and I still need the stuff in his drive and he said sure go ahead
    Two weeks since I sacked her and her badge, mail and VPN are all alive! Deactivate them!
    we would like to be able to reach the office manager's computer remotely while she is on leave, she knows about it
    salesman leaves Friday, please make sure he can't log in afterwards | bookkeeper retired, who can give me her mail from the last years
    can the mail of our departed estimator be forwarded to his successor | un employé est parti hier, il faut fermer son compte
    our ex-admin holds the only mfa for the firm's own tenant and she left; how do we as owners get it back
    guy we let go hasn't returned his laptop, can the company data on it be wiped, it's our machine
    we're about to fire our sysadmin, can his access be shut at the same minute
    HR investigates bullying and needs the chat history of two employees, lawyers are in the loop, how do we get at it
    dismissed somebody this morning, lock her out please | please block youtube for our own juniors, they have been told
    we have a signed monitoring policy and want to log what company laptops do, staff knows, how would we proceed
    an old employee's onedrive should be copied to her successor | vacation cover: manager would need to see Ana's calendar and mail, Ana's fine with it
    récupérer la boîte courriel d'une employée partie, c'est possible? | our late founder's mailbox, his widow and I (co-owner) must get in for the invoices
    reset password for a new hire | how do I give the new controller rights to payroll folder
    Mrs. Patel has left our clinic and we, the owners, need the passwords she kept for our own systems
    must get into a departed person's mail, we own the company, how do we ask you | congé de maternité: sa remplaçante doit voir sa boîte, elle est d'accord
    so our receptionist quit on friday and customers still write to her so we want those mails going to me now, i'm the owner
    old co-owner sold us his share, take his logins away as per the agreement
    company phone of a leaver is locked with his PIN, how do we make it usable again | forward her mail to me | onedrive of departed colleague
    need contractor off our systems | revoke vpn for a leaver
    Our staff have signed the policy that mailboxes are company property; how do I have one opened for the handover to a successor?
    sub's contract ended, get him out of our dropbox n 365 | My sales man changed to other firm, the customers write still him, I need those mails.
    we're letting a fellow go this afternoon and HR wants his mail kept for the file and his phone cleared how do I set that up with you
    That thief of a salesman is going to the competition, so cut off his CRM and e-mail this minute.
    we told everybody that work devices are managed; now how do I get a returned laptop reset for the next person
    un employé est parti avec le cell de la compagnie, je veux le faire effacer
    my business partner and I agreed that both of us should see the sales mailbox, please arrange | need the files off a former manager's company laptop
    Our coordinator retired on Friday; could her mailbox be given to her successor? | someone quit, need their emails | remove a leaver's logins
    lock out bob, last day today 5pm | so Mark left last week and clients keep writing to him and I want those to land with me instead how do we do that
    He walked out without notice and I want every one of his accesses cut, this minute! | forward a departed employee's mail
    turn ex-staff mailbox into shared | Auto reply for someone who left | une employée est partie, comment récupérer ses dossiers?
    Bloquer le compte d'un employé congédié
    We are letting a person go on Thursday at two, and I should like the access to end while we sit in the meeting.
    firing someone tmrw, what do i need to do w/ accounts | My salesman died last week, God rest him, and his quotes are all on his OneDrive
    onedrive of somebody who left | A worker don't come back and have our laptop, how we get company documents from it? | get laptop back from remote worker
    wipe company mail from a leaver's own phone | The employee agreed that her assistant may open her calendar and inbox, how is that set up
    give my assistant access to my mailbox | delegate access for vacation cover, she signed off on it
    Our warehouse lead is in hospital, he told us to go ahead and check his messages, can you let us in | staff member sick, need his folder
    we have a written monitoring policy everyone signed, now I want web reports for the team
    Can we see what sites staff visit, they've all been told in writing
    Two people swap departments in June and ought to see each other's old folders no longer | How long do you keep the mailbox of someone who has resigned
    keep old mailbox without paying for it | Our manager set the admin password on the shop computer and left, I'm the owner, I need that computer usable
    former manager knows all our passwords, change them
    He is the only one with the login for our website and he's leaving, I want that handed over properly | hand over of accounts before last day
    ma gérante a quitté avec les mots de passe de la compagnie | Tired of ex-employees still in the group chat! Remove them all for me. | offboard 3 temps
    Is there a list of what to close when a person departs | summer students finish friday, shut their accounts
    The volunteer treasurer stepped down, and the board voted that I take over her e-mail address | new treasurer needs old treasurer's mail
    I own the firm and would like a copy of the project correspondence of an engineer who moved to Calgary | export mailbox of past employee for our lawyer
    legal hold on one employee's mail | Our policy permit to check company phone location, staff know it, how to switch on it?
    see where company tablets are, drivers all know | fleet phones location, everybody consented
    I just want new hires to get the right folders and nothing more, who decides that on your end | set up account for starter monday
    Could you reset the password of one of my staff, she is beside me and has forgotten it
    the receptionist changed her name when she married so can her address change too and the old one keep working | rename user after marriage
    When someone hands in their notice here it is chaos, half the accounts stay open for months, I'm sick of it
    accounts of people long gone still active, close them
    What would you need from me, as the director, to release an ex-employee's files to her replacement? | transfer files to replacement
    Please can the departed manager's phone number ring at my desk now | reroute extension of someone who's left
    block his badge and his login, he's suspended pending investigation, hr approved
    The girl from accounting is gone on maternity leave and I must see the orders what come in her mailbox | Who gets her Teams files after she's gone?
    take away finance folder from a transferred clerk | Contractor's access should end on the 30th automatically | unlock account for my employee
    an employee left, can I get their email | employee left, need access to their mailbox | access a former employee's mailbox
    can I get a former employee's emails | how do I get into an ex-employee's email | need access to a former employee's files
    I need my former employee's files | forward a former employee's email to me | can you forward an ex-employee's emails
    set up forwarding for someone who left | employee quit, how do I lock their account | how do I lock out a former employee
    we fired someone, lock their account | I'm letting someone go tomorrow, block their access | remove access for a departing employee
    disable an employee's account | can you disable a former employee's account | how do I remove an employee who left | remove a user who left
    employee leaving, what about their account | what do I do with a leaver's mailbox | convert a former employee's mailbox to shared
    reset a former employee's password | can you wipe a former employee's phone | wipe the laptop of an employee who left
    ex-employee's laptop is locked, can you unlock it | unlock a laptop of someone who left | get files from a former employee's OneDrive
    access my employee's mailbox while on vacation | employee is on leave, need their email | my employee is sick, I need her files
    give me access to my employee's mailbox | can managers access employee email | monitor employee email, staff are informed
    how do we monitor staff computers openly | staff monitoring with their consent | change passwords after an employee left
    acess to former employee mailbox | lock out a former employe | former emplyee's emails | accéder à la boîte d'un ancien employé
    un employé est parti, comment bloquer son compte | block access for an employee leaving Friday | former employee's OneDrive
    récupérer les courriels d'un ancien employé
  `,
};
