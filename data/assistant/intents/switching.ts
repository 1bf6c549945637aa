import type { RecordsInput } from '../../schema/site.ts';

export const switchingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'switching',
  examples: `
    how do we swich to u guys | And when are they changed? | How does the handover work? | how does the changeover work | comment changer de fournisseur
    Who talks to our old provider? | Is changing providers painful? | Can you take over from another MSP? | c tu compliqué de switcher chez vous
    can you take over from another company | who makes first contact w the old crew | moving frm another msp, what do i do 1st
    how do we switch from our current provider | do you guys talk to the old provder or do i | switching over from another msp - downtime?
    What are the first steps to become a client? | move from a competitor - whats the procedure | we want to leave our IT guy, how does that go
    What if our current provider won't cooperate? | Could both providers overlap for a few weeks? | How do I change IT providers without downtime?
    who gets admin passwords from old msp, us or you | on veut changer de fournisseur, comment ça marche | do you deal with the old provider or do i have to
    Who is speaking with our old supplier, you or we? | do i tell my it guy before or after we sign w you
    leaving current it co. what do i need to do first | our present IT company won't give us the passwords
    y va-tu y avoir des coupures pendant le changement | Will you get the passwords from the outgoing firm?
    Qui parle à notre ancien fournisseur, vous ou moi? | It is complicated to leave our provider for yours?
    Who talks to them about the passwords and licences? | dumping our one man IT shop, how does takeover work
    Do I have to get all the passwords from them myself? | How do we switch to you from our current IT company?
    want to leave our curent IT co, how does it work w you | transition plan from existing IT vendor, you have one?
    fired our it vendor yesterday. can you step in and how | hate our IT company. how hard is it to jump ship to you
    Do we lose our email addresses when we move over to you? | old provider wont hand over docs, can you still take over
    I'm dumping my IT guy on Friday. Can you take over Monday? | curr provider owns our firewall. problem when moving to u?
    Is it complicated to leave our provider and to come by you? | We have now another company of IT, how we can change to you?
    Now we have other company for IT. How is the passage to you? | Do we have to break the news to our present IT guy ourselves?
    What information will you be asking our current supplier for? | When is it best to notify the outgoing company, in your view?
    switch mid-contract from another provider, advisable or wait? | Please, how makes one the change from one IT company to yours?
    Est-ce vous qui parlez à notre ancien fournisseur informatique? | jveux lacher mon fournisseur la semaine prochaine cest faisable?
    notre IT actuel veut pas donner les mots de passe, vous gérez ça? | My actual IT firm has all passwords, you can take them from them?
    Our last provider was a disaster. How hard is it to switch to you? | Comment ça marche pour changer de fournisseur et passer chez vous?
    our old IT company not want give password, you can help with change? | Comment ça se passe si on quitte notre fournisseur actuel pour vous?
    Do you have some checklist for customers arriving from another provider? | Suppose we give notice to our provider tomorrow. What would you do first?
    We lost our documentation years ago. Will that hinder you from taking us on?
    The actual supplier has three months notice, can you start parallel to them?
    Is it necessary that I cancel with my actual provider before I sign with you?
    What would you send our current technicians, a list of questions or a letter?
    We're leaving a big national provider. Do you remove their tools from our PCs?
    I fear that the former provider will not cooperate. What do you do in this case?
    We already have an IT company. How do we switch without everything falling apart?
    est-ce que vous parlez directement à l'ancienne compagnie pour récupérer les accès
    Could you coordinate directly with the outgoing firm so I'm not stuck in the middle?
    if our present provider gets nasty about it do you handle that or do I need a lawyer
    Notre contrat actuel se termine le 31 mars, quand devrions-nous entamer le transfert?
    Our backups live on our provider's equipment. What becomes of them if we move to you?
    I'm fed up with my present provider but scared of the transition. How do you handle it?
    Would there be an overlap period with both companies while responsibility moves across?
    Our contract with the other firm finishes in May; how do we organize the move to yours?
    Our agreement with the present vendor expires June 30. When should the transition begin?
    My business partner worries things will break during the handover. What's your approach?
    The licences of Microsoft are under the old company's account. How do you transfer this?
    Nous avons déjà un prestataire informatique; vous occupez-vous de la transition avec lui?
    We have no documentation whatsoever of our network. Is that a problem when you take us on?
    what do I tell my current computer guy when we move to you do you handle that conversation
    A one-man shop has looked after us since 2012. Would you contact him, or is that up to us?
    Backups are run by our existing vendor's software. What becomes of them once you take over?
    Our contract with someone else runs out on November 30. When should we begin the changeover?
    We're unhappy with our present IT people, and I dread telling them. Would you do the talking?
    We've been with the same outfit in North York for nine years. What would moving to you involve?
    Our present IT company is not going to be happy if we leave. Who gets the passwords out of them?
    the guys we have now put their own tools on all our machines, who removes that when we come over
    I'd want a smooth handover plan on paper. Do you prepare one when taking over from somebody else?
    It makes me nervous to be between two companies without anybody responsible. How do you avoid it?
    my nephew did our computers and he's off to university so how do we hand everything from him to you
    so our IT guy has all the passwords in his head and we want to move over to you how do we even begin
    I've never swapped IT firms in my life and I wouldn't know where to start so can you tell me how it goes
    We've been with the same outfit for eleven years and it's time for a change; how would you ease us across?
    A friend told me his old IT firm held his domain hostage. How do you prevent that when clients come to you?
    so we have an IT company right now and we're not happy and I'm wondering how we'd go about coming over to you
    Will our email addresses and phone numbers remain the same when we transfer to you from our present supplier?
    We are breaking away from head office's IT department and need to be taken over by you. How does this proceed?
    my old IT guy set up everything under his own gmail so if we moved to you would you sort that mess out with him
    My present tech company registered our domain in its own name. Who arranges its transfer when we come over to you?
    The previous firm owns our Microsoft licences through their reseller account. How would those be transferred to you?
    I am nervous about leaving our current computer company because they hold all the passwords. How would the switch be handled?
    The admin passwords are all held by our old tech company and they're being difficult. How do you deal with that when taking over?
    still bound to our present provider until august, can we overlap | leaving our current IT guys | swap providers, how?
    We are with another company at the moment and frankly I dread the phone call to them. Would you handle that for us? | who tells our old provider
    overlap with old contract? | Our present supplier holds all the admin passwords. How do you get them from him? | changing IT company, is it painful
    moving from another msp to you | We still have eight months left with the present firm, could we already begin with you?
    my current it company is useless and I want out, what does moving to you look like | How you do the take over from other IT company?
    These clowns won't give me my own passwords. If I come to you, how do you pry them loose?
    Est-ce que vous parlez à notre ancien fournisseur à notre place? | Notre contrat actuel finit en juin, quand devrait-on commencer la transition?
    Passer de notre firme actuelle à vous, c'est compliqué? | what if the old provider refuses to cooperate | handover from the previous company
    do I need to fire my current guys first | Would there be a gap between our present firm stepping out and you stepping in?
    paying two providers at once, avoidable? | transition from incumbent | do you deal with the outgoing vendor | we want to fire our IT provider
    how do we break up with our present support firm without drama | Our documentation sits with the other firm and they keep it hostage.
    I would like to know when we ought to give notice to our present supplier if we intended to move to you in autumn. | jump ship to you guys
    can old and new work in parallel for a month | Our incumbent charges for handing over the documentation. Is that something you negotiate?
    The freelancer who did our network is leaving the country. How would you pick up from him?
    You'd be replacing a big outfit; how do their monitoring tools get off our machines? | What do you need from my current provider
    is it you or us that informs the former IT | who gets the passwords back off them
    A friend moved her practice from a competitor to you. How does such a move go?
    My worry is downtime during the change from the one supplier to the other.
    Ours just got bought by a giant and service went to hell. How do I get over to you?
    suppose our old supplier locks us out the day we give notice, what then | we'd be coming from geek squad style support, is the changeover smooth
    The domain is registered in the name of our current IT man. Can you get it transferred when we change to you?
    Do I cancel the others before or after signing with you? | how does one change over | will the old guys find out before we're ready
    Our present company has auto-renewed us, can we still come to you?
    Changing horses midstream, so to speak: what is the safest moment to go from our supplier to yours?
    Must we tell to the old company ourselves that we go? | I don't want to speak to those people again. You do it?
    If we move our IT from another provider, will our emails stay where they are? | Migrating away from our current managed service firm
    The old firm installed antivirus under their own licence, so what becomes of it when you take over | pls explain switch from current provider
    how do I get my stuff back from the old IT company when I come to you | transfer from other it support
    They told us leaving would take three months and cost a fortune. Do you help people get out of that? | two IT firms overlapping, normal?
    Can the switch be done discreetly so that our present technician does not hear of it too early? | change of provider checklist?
    We had a bad switch four years ago where nothing worked for a week. How do you stop that from happening when replacing someone?
    My brother in law does our IT and it's time to move to pros, how do we take it off his hands | our msp went bankrupt, can you take over
    replace our current tech | Our current provider owns the firewall, what if they take it back when we go to you?
    When we leave them they will be angry. Do you stand between us and them?
    Is there any way to change companies in the middle of a contract with another vendor? | admin access is with the previous company, you solve this?
    switchover from current vendor, who leads
    I have never changed an IT supplier in my life and would appreciate knowing who informs the outgoing one and when.
    gave notice to our it co last week, they went silent, can u still get everything from them
    Before we tell our present IT firm that we are leaving, what ought to be in your hands so nothing can be blocked?
    the guys we have now built everything in their own weird way, can you still take it over from them
    I must quit the other informatic company, you make the conversation with them or it's me? | can u take over from our msp
    On veut changer de fournisseur TI, comment ça se passe? | Is it awkward when you call our present technician? He is a friend of my father.
    how hard is it to switch | take-over process? | what about our existing agreement with someone else
    Who coordinates with the departing provider, your people or my office manager?
    They have our domain, our licences and our firewall under their name, so how would you wrestle all that over to you? | and our current IT company?
    who tells the old guys | do you talk to them for us | what if they won't hand over the passwords
    we're still under contract with someone else, then what | how hard is it to change providers | We have another IT firm now, how we pass to you?
    is there an overlap with the old provider
    the trouble is my current guy knows everything and I am scared when I tell him he's fired he'll just lock us out so how do you deal with that
    do we pay both IT companies for a while | can you take over from another msp | comment ça se passe avec notre fournisseur actuel?
    On a déjà un informaticien externe, peut-on changer sans coupure? | when should we give notice to our present provider
    will the old provider cooperate, do you think | how do we fire our IT guys without a mess | our old provider holds the domain, can you get it off them
    I'm fed up with my IT firm, how do I move to you | do you handle the breakup with the former company | what do you need from the outgoing provider
    From the other provider to you, there is interruption of work? | switch in the middle of our current contract, possible?
    what about the software the previous company installed | do you collect the documentation from the old ones
    how does a takeover from another support company go | our deal with the others runs until march, can you start before
    May we count on you to deal with the outgoing company on our behalf? | how soon before the old contract ends should we call you
    they hold all our admin logins, the previous people, how do you get those | who coordinates with the outgoing IT team
    moving away from our current provider, how does that work | should I tell my present IT company first
    How would the handover from our present provider be arranged? | leaving our present firm, is it risky | changing over, is it painful
    how do I switch to you? | how do we switch providers | switching IT providers | switch from our current provider | we want to switch IT providers
    I'd like to switch to you | I want to change IT companies | changing IT provider | how hard is it to switch? | is it hard to switch IT providers
    is switching easy? | how does switching work | what's the switching process | can you take over from our current provider?
    do you talk to our current provider? | do you deal with our old provider | will you contact our old IT company | who talks to our old IT provider?
    who tells our current provider | do I have to tell my current provider | we're still under contract with another provider
    we're locked in with our current IT company | will there be overlap with our old provider | do we pay both providers during the switch?
    what if our old provider won't cooperate | our old provider won't give us the passwords | will there be downtime when we switch
    any downtime when switching providers? | can you help us leave our current provider | what do we need to switch | move from our current MSP to you
    when should we tell our old provider | swiching providers | how do we swtich IT providers | switch from our curent provider | changing IT provders
    can you take over form our current provider | changer de fournisseur TI | comment changer de fournisseur? | parlez-vous à notre ancien fournisseur?
    how do you get our passwords | what if we're still under contract elsewhere | taking over from another MSP | do you help with switching
    can we switch to you
  `,
};
