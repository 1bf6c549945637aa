import type { RecordsInput } from '../../schema/site.ts';

export const afterLeavingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'after-leaving',
  examples: `
    do we get our data back | what happens to our backups afterwards | do u delete our stuff when we go | handover when we part?
    who owns the documentation | admin rights back at the end? | is our domain ours if we leave | do you uninstall your tools
    data returned after contract? | license stays ours after leaving? | passwords handed over? | what do we keep when it ends | our files once we're gone
    and the firewall when we quit? | do you wipe everything after | offboarding support included? | do you hold data hostage
    will the new it guy get everything | microsoft tenant after we split | phone numbers portable when we leave? | old backups destroyed?
    your software removed afterwards? | après la fin, nos données? | on récupère nos mots de passe? | qui garde nos sauvegardes ensuite?
    If one day we part company, would you hand the administrator passwords to whoever takes over?
    The firm we had before us refused to give up our logins for weeks. What do you do when a client goes?
    I would be grateful to learn how the transition to a successor would be handled, and in particular whether all configuration records are passed on.
    when we're done with you do we still have access to email or does it all shut off
    so let's say two years from now we go with somebody else and you've got all our backups and all our passwords what do you do with those
    We are afraid that after finish of cooperation we lose our data. How you give it back?
    The last guys literally locked us out of our own server when we dropped them!! Would you do that?
    At the end of the cooperation, who is the owner of accounts and licences? | How long do you hold on to a former client's information before it's erased?
    if i hire my own it guy later do you give him the docs
    The antivirus and monitoring agents you put on our laptops, are these taken off when the agreement is finished?
    I worry about lock-in: could another provider pick up where you left off, with all the notes and credentials?
    Do we get a certificate that our backups were destroyed after the split?
    Everything's in your password vault then, right? And if we break up, what do I get out of it?
    In what format would our backed up data be delivered to us once we no longer are customers? | is there a charge for the handover to the next it company
    Does our Microsoft 365 stay alive if we leave you or is it under your name?
    My website domain was registered by the old IT guy in his own name and I lost it. With you, when we leave, who owns it?
    Our auditors require evidence that departing vendors purge confidential records; what would you do with ours upon departure?
    I wanna know if the firewall you rent us goes back to you when it's over and what we're supposed to do then
    how quick do you hand over logins when someone leaves | Somebody told me IT companies hold the passwords for ransom when you fire them. And you?
    Is there an exit plan describing what is returned, what is removed, and by when?
    We must keep patient records ten years. If our agreement ended, would archived backups come with us?
    once the contract is over what do you do with our data
    Who retains the rights to the scripts, policies and procedures you wrote for us when we separate?
    Please what happen with phone system when client goes to other company?
    Do departing customers receive a full export, or do they have to ask for it piece by piece?
    Assume we've already ended things: are your remote control programs still on our PCs?
    Si on change de fournisseur plus tard, est-ce que vous transférez la documentation au suivant?
    Est-ce que vous effacez nos copies de sauvegarde une fois qu'on n'est plus clients? | Vos outils restent-ils sur nos postes après le départ?
    So everything about our network lives in your head. What do we walk away with when we separate? | do ex-clients get their stuff back or is it gone
    When the relationship ends, what's the drill for returning keys, badges and credentials?
    It's our data, not yours, and I want to know I get all of it back if I drop you.
    Upon the expiry of the agreement, will our cloud archive remain accessible for a transitional period?
    The day we stop being customers, do the spam filter and backups just switch off?
    will you give me the wifi and server passwords if we end things, yes or no
    For continuity, our next administrator would need diagrams, serial numbers and logins; are those released to us?
    it matters to me that the licences were bought in our name so we can take them along when we go
    Post-contract, is our information shredded, archived, or returned?
    Do you cooperate with whoever replaces you, or do you go silent like the bunch we had? | If we part on bad terms, do I still get the admin account?
    I'm thinking about the far end of this: we leave, you hold the recovery keys for thirty laptops. What's next?
    What remains with us and what returns to you once the collaboration has finished? | ok and after that, what about our data?
    Say goodbye scenario: is there a checklist for handing back our environment?
    My partner thinks you'd keep copies of client files forever even when we're not customers any more. True?
    Could you describe how a former customer's tenant is released to them? | How do you make sure that ex-customers aren't left stranded without logins?
    For how many days after termination can we still download from the backup?
    Every IT guy I ever fired took the documentation with him. Do I own it here?
    The inventory of devices you compile, do we get to take it along upon leaving?
    if we leave can the next guys use the same backup or do they start from zero
    Will we have full control of our domain, DNS and certificates following separation?
    After cooperation is closed you must erase all client files, how you prove it?
    Are the security programs on our machines dead the minute we aren't customers anymore?
    Could a departing client be left without antivirus, or do you leave a grace period?
    Hearing horror stories of vendors keeping global admin after being let go. What's your practice? | data deletion after end of service
    transition out help? | We put all our procedures in your documentation system, so I want to be certain they can be exported if we ever move on.
    when you guys are out, who tells us what was installed and where | What becomes of the laptops you leased to us when we split up?
    I suppose there is a final meeting where credentials are passed to us on departure, or how is it arranged?
    all our logins are with you so leaving would be scary, how do we get them | Taking our ball and going home: what's in the bag you give us?
    is data of ex clients kept | I'd want our tickets history too if we leave. Possible?
    After termination, will our servers in your cloud be shipped as images or simply destroyed? | We leave, then what is returned?
    erase or return at the end? | keep our m365 after we go? | who deletes our client list at yours once we part
    will you delete everything of ours when we go | do we get a copy of everything before we leave you | do we get our passwords back when we leave
    what happens to our data when the contract ends | What happens to our data and passwords when we part ways?
    when we leave you, who gives us the admin passwords and our data | Who owns the firewall configuration if we stop working with you?
    If we ever leave you, who keeps the passwords and the documentation? | If we leave you, who has the property of our accounts and configuration?
    What is happening after we stop with your company, you give back everything?
    At the end of the agreement, do our passwords and documentation come back to us?
    If we should ever part ways, would we be given our passwords and network drawings?
    Suppose we part ways after a year. Who walks off with the passwords and the network drawings?
    what happens to all our stuff if we break up with you you know the admin logins and the backups
    Let's say we hire our own IT manager next year and leave you. Do you hand over the admin accounts?
    What does offboarding look like when a customer goes to some other provider, do you help them move?
    the last outfit held our passwords hostage when we quit so what happens with you when a client leaves
    Upon termination, will you assist the incoming provider with the handover? We had a dreadful time with that once.
    Once we part ways, do you erase all the data you have about us? | who keeps the passwords after | help moving to next provider?
    network diagrams ours to keep? | Our lawyer asks what becomes of the copies of our files on your systems once the relationship is over.
    Will you work with the incoming vendor for a smooth transfer if we ever go elsewhere?
    After we have stopped, can your technicians still get into our computers?
    I need assurance that nobody at your place can log in after we've gone our separate ways.
    We had a terrible split with our former IT vendor who deleted our backups on the last day. How do you handle departures?
    does the vault with our passwords come along to the new provider
    I'd like the offboarding spelled out: data export, removal of agents, revoking your access.
    You'd have eight years of our mail in your archive; once we're no longer a client, where does that go?
    if we quit you, can your technicians still log in to our stuff | if we fire you who keeps the firewall passwords
    what happens to our stuff if we part company | À la fin du contrat, comment récupérons-nous nos données et nos mots de passe administrateur?
    what happens to our data if we leave | what happens to our data when we leave | what happens to our data after we cancel
    what happens to my data if I cancel | what happens to our files if we leave | what happens to our backups if we leave
    what happens to our passwords if we leave | do we get our data if we leave | do I keep my data if I cancel | do we keep our passwords
    do you return our passwords when we leave | do you hand over the passwords | do we get the documentation when we leave
    do you hand over everything when we leave | who owns our data if we leave | who owns the documentation after we leave | can we take our data with us
    can we take our backups with us | do you delete our data when we leave | do you delete our data after cancellation
    how long do you keep data after cancelling | how long are backups kept after we leave | what happens when we leave
    what happens after the contract ends | what happens after we leave | what happens to your software when we leave
    do you remove your tools when we leave | do you help with offboarding | offboarding process | how does offboarding work
    who keeps our passwords if we leave | do you return our data at the end | data return after contract | do we get admin access back when leaving
    what hapens to our data if we leave | what happens to are data when we leave | do we get passwords bakc if we leave
    do we keep our documentaion when we leave | what happends to our backups after leaving | que deviennent nos données si on part
    récupère-t-on nos mots de passe en partant | will you hand over documentation | do you remove your agents after we leave
    qu'arrive-t-il à nos données après le contrat
  `,
};
