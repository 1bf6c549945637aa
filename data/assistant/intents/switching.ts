import type { RecordsInput } from '../../schema/site.ts';

export const switchingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'switching',
  examples: `
    commencer quand? | I want to sign up | when could you start | next steps to sign up | how soon can you start | How do we get onboarded?
    how do we swich to u guys | étapes pour devenir client | And when are they changed? | comment commencer avec vous | How does the handover work?
    whats needed to get started | how does the changeover work | next steps to become a client | ok say we want in. next step? | what does onboarding look like
    comment changer de fournisseur | What happens after we sign up? | Who talks to our old provider? | Is changing providers painful?
    onboarding, what are the steps? | what do you need from us to start | ok say we sign monday, then what? | Next steps if we want to sign up?
    what do you need from us to begin | Can you take over from another MSP? | how long until we are up and running | c tu compliqué de switcher chez vous
    can you take over from another company | For to begin with you, what I must do? | who makes first contact w the old crew
    What do you need from us to get started? | moving frm another msp, what do i do 1st | how do we switch from our current provider
    will there be downtime when we move to you | do you guys talk to the old provder or do i | switching over from another msp - downtime?
    What are the first steps to become a client? | move from a competitor - whats the procedure | how long until we are up and running with you
    we want to leave our IT guy, how does that go | What if our current provider won't cooperate? | Could both providers overlap for a few weeks?
    so what do you need from us to kick things off | How do I change IT providers without downtime? | will my people be offline while u switch us over
    what do you do in the first weeks after we sign? | who gets admin passwords from old msp, us or you | on veut changer de fournisseur, comment ça marche
    do you deal with the old provider or do i have to | Who is speaking with our old supplier, you or we? | do i tell my it guy before or after we sign w you
    leaving current it co. what do i need to do first | our present IT company won't give us the passwords | y va-tu y avoir des coupures pendant le changement
    Will you get the passwords from the outgoing firm? | Qui parle à notre ancien fournisseur, vous ou moi? | Ready to sign up; kindly advise what happens next.
    It is complicated to leave our provider for yours? | Who talks to them about the passwords and licences?
    dumping our one man IT shop, how does takeover work | Do I have to get all the passwords from them myself?
    How do we switch to you from our current IT company? | want to leave our curent IT co, how does it work w you
    transition plan from existing IT vendor, you have one? | fired our it vendor yesterday. can you step in and how
    hate our IT company. how hard is it to jump ship to you | Do we lose our email addresses when we move over to you?
    Will our people have to stop working while you take over? | how much of my staff's time does a change like that take?
    old provider wont hand over docs, can you still take over | I'm dumping my IT guy on Friday. Can you take over Monday?
    If we decide to go ahead, what would the opening steps be? | curr provider owns our firewall. problem when moving to u?
    Is it complicated to leave our provider and to come by you? | We like what we see. What happens next to bring us on board?
    We have now another company of IT, how we can change to you? | Now we have other company for IT. How is the passage to you?
    Do we have to break the news to our present IT guy ourselves? | What information will you be asking our current supplier for?
    When is it best to notify the outgoing company, in your view? | switch mid-contract from another provider, advisable or wait?
    Please, how makes one the change from one IT company to yours? | Does our staff need to do anything on their side when we join?
    Est-ce vous qui parlez à notre ancien fournisseur informatique? | jveux lacher mon fournisseur la semaine prochaine cest faisable?
    notre IT actuel veut pas donner les mots de passe, vous gérez ça? | My actual IT firm has all passwords, you can take them from them?
    Our last provider was a disaster. How hard is it to switch to you? | Comment ça marche pour changer de fournisseur et passer chez vous?
    We would like to come over to your company, what you need from us? | our old IT company not want give password, you can help with change?
    When we become client, what is the first thing which we do together? | Comment ça se passe si on quitte notre fournisseur actuel pour vous?
    how long from signing till everything's actually running with you guys | taking over from nobody, we have no IT at all now. how do we get started
    Do you have some checklist for customers arriving from another provider? | Suppose we give notice to our provider tomorrow. What would you do first?
    I suppose a kickoff call comes first if we choose you, or what starts it? | okay I'm ready to start with you what's the first thing that has to happen
    We lost our documentation years ago. Will that hinder you from taking us on? | The actual supplier has three months notice, can you start parallel to them?
    Is it necessary that I cancel with my actual provider before I sign with you?
    What would you send our current technicians, a list of questions or a letter?
    We're leaving a big national provider. Do you remove their tools from our PCs?
    I fear that the former provider will not cooperate. What do you do in this case?
    Changing providers sounds painful. How do you keep the office working meanwhile?
    We already have an IT company. How do we switch without everything falling apart?
    est-ce que vous parlez directement à l'ancienne compagnie pour récupérer les accès
    Will my staff be stuck without computers while you change us over from the old guys?
    Could you coordinate directly with the outgoing firm so I'm not stuck in the middle?
    if our present provider gets nasty about it do you handle that or do I need a lawyer
    Notre contrat actuel se termine le 31 mars, quand devrions-nous entamer le transfert?
    Our backups live on our provider's equipment. What becomes of them if we move to you?
    Bringing you on board: which people from our side should be involved at the beginning?
    I'm fed up with my present provider but scared of the transition. How do you handle it?
    Would there be an overlap period with both companies while responsibility moves across?
    Our contract with the other firm finishes in May; how do we organize the move to yours?
    Our agreement with the present vendor expires June 30. When should the transition begin?
    I am imagining a week of chaos. Will people be able to keep working while you take over?
    My business partner worries things will break during the handover. What's your approach?
    The licences of Microsoft are under the old company's account. How do you transfer this?
    Nous avons déjà un prestataire informatique; vous occupez-vous de la transition avec lui?
    À partir de la signature, combien de jours avant que nous soyons pleinement opérationnels?
    We have no documentation whatsoever of our network. Is that a problem when you take us on?
    what do I tell my current computer guy when we move to you do you handle that conversation
    A one-man shop has looked after us since 2012. Would you contact him, or is that up to us?
    Backups are run by our existing vendor's software. What becomes of them once you take over?
    Our contract with someone else runs out on November 30. When should we begin the changeover?
    We're unhappy with our present IT people, and I dread telling them. Would you do the talking?
    The handover from our in-house tech, who retires in June, to your team: how would it be done?
    Partners agreed yesterday to go with you. What information should I gather for the onboarding?
    We've been with the same outfit in North York for nine years. What would moving to you involve?
    Our present IT company is not going to be happy if we leave. Who gets the passwords out of them?
    Our IT guy is retiring in March and everything is in his head. How would you take over from him?
    the guys we have now put their own tools on all our machines, who removes that when we come over
    I'd want a smooth handover plan on paper. Do you prepare one when taking over from somebody else?
    It makes me nervous to be between two companies without anybody responsible. How do you avoid it?
    Before signing I want to see how you'd get us from them to you without my bookkeeper losing a day.
    my nephew did our computers and he's off to university so how do we hand everything from him to you
    so our IT guy has all the passwords in his head and we want to move over to you how do we even begin
    Our IT man has died suddenly and nobody knows the passwords; how would you take the environment over?
    I've never swapped IT firms in my life and I wouldn't know where to start so can you tell me how it goes
    We've been with the same outfit for eleven years and it's time for a change; how would you ease us across?
    My last IT person left and gave us all the passwords, no drama. What do we need to hand you to get started?
    A friend told me his old IT firm held his domain hostage. How do you prevent that when clients come to you?
    our tech retires in december and im scared of what happens if something breaks after that. can you take over
    so we have an IT company right now and we're not happy and I'm wondering how we'd go about coming over to you
    Will our email addresses and phone numbers remain the same when we transfer to you from our present supplier?
    We are breaking away from head office's IT department and need to be taken over by you. How does this proceed?
    my old IT guy set up everything under his own gmail so if we moved to you would you sort that mess out with him
    My fear is being offline in the middle of a changeover. How do you prevent that when a client comes over to you?
    My present tech company registered our domain in its own name. Who arranges its transfer when we come over to you?
    The previous firm owns our Microsoft licences through their reseller account. How would those be transferred to you?
    I am nervous about leaving our current computer company because they hold all the passwords. How would the switch be handled?
    The admin passwords are all held by our old tech company and they're being difficult. How do you deal with that when taking over?
  `,
};
