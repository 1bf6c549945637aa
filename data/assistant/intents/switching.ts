import type { RecordsInput } from '../../schema/site.ts';

export const switchingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'switching',
  examples: `
    how do we switch from our current provider | what does onboarding look like | how long until we are up and running with you
    our present IT company won't give us the passwords | how does the changeover work | will there be downtime when we move to you
    what do you need from us to start | next steps to sign up | we want to leave our IT guy, how does that go | can you take over from another company
    I want to sign up | how soon can you start | comment changer de fournisseur | comment commencer avec vous | how long until we are up and running
    on veut changer de fournisseur, comment ça marche | Nous avons déjà un prestataire informatique; vous occupez-vous de la transition avec lui?
    commencer quand? | notre IT actuel veut pas donner les mots de passe, vous gérez ça? | c tu compliqué de switcher chez vous
    À partir de la signature, combien de jours avant que nous soyons pleinement opérationnels? | y va-tu y avoir des coupures pendant le changement
    étapes pour devenir client | Notre contrat actuel se termine le 31 mars, quand devrions-nous entamer le transfert?
    jveux lacher mon fournisseur la semaine prochaine cest faisable? | est-ce que vous parlez directement à l'ancienne compagnie pour récupérer les accès
    our old IT company not want give password, you can help with change? | how long from signing till everything's actually running with you guys
    I'm dumping my IT guy on Friday. Can you take over Monday? | Our agreement with the present vendor expires June 30. When should the transition begin?
    onboarding timeline 60 users | do you deal with the old provider or do i have to | next steps to become a client
    Who talks to them about the passwords and licences? | will my people be offline while u switch us over
    what do you do in the first weeks after we sign?
    My last IT person left and gave us all the passwords, no drama. What do we need to hand you to get started?
    Do I have to get all the passwords from them myself? | What happens after we sign up? | Will our people have to stop working while you take over?
    What happens in the first week when you take over our network?
    I am imagining a week of chaos. Will people be able to keep working while you take over?
    I am nervous about leaving our current computer company because they hold all the passwords. How would the switch be handled?
    so what do you need from us to kick things off | how much of my staff's time does a change like that take? | ok say we sign monday, then what?
    Will my staff be stuck without computers while you change us over from the old guys? | when could you start
    Our present IT company is not going to be happy if we leave. Who gets the passwords out of them?
    our tech retires in december and im scared of what happens if something breaks after that. can you take over | when can you start
    And when are they changed? | Our last provider was a disaster. How hard is it to switch to you?
    We already have an IT company. How do we switch without everything falling apart? | How do we switch to you from our current IT company?
    What are the first steps to become a client? | Who talks to our old provider? | How does the handover work? | Can you take over from another MSP?
    How do I change IT providers without downtime? | Will you get the passwords from the outgoing firm? | Is changing providers painful?
    How do we get onboarded? | Do we have to break the news to our present IT guy ourselves? | What if our current provider won't cooperate?
    Next steps if we want to sign up? | Could both providers overlap for a few weeks? | Do we lose our email addresses when we move over to you?
    We've been with the same outfit in North York for nine years. What would moving to you involve?
    Our IT guy is retiring in March and everything is in his head. How would you take over from him?
    The admin passwords are all held by our old tech company and they're being difficult. How do you deal with that when taking over?
    Our contract with someone else runs out on November 30. When should we begin the changeover?
    We like what we see. What happens next to bring us on board?
    The previous firm owns our Microsoft licences through their reseller account. How would those be transferred to you?
    We have no documentation whatsoever of our network. Is that a problem when you take us on?
    A one-man shop has looked after us since 2012. Would you contact him, or is that up to us?
    Suppose we give notice to our provider tomorrow. What would you do first?
    My fear is being offline in the middle of a changeover. How do you prevent that when a client comes over to you?
    Backups are run by our existing vendor's software. What becomes of them once you take over?
    We're leaving a big national provider. Do you remove their tools from our PCs?
    Partners agreed yesterday to go with you. What information should I gather for the onboarding? | how do we swich to u guys
    want to leave our curent IT co, how does it work w you | do you guys talk to the old provder or do i | whats needed to get started
    moving frm another msp, what do i do 1st | We have now another company of IT, how we can change to you?
    Who is speaking with our old supplier, you or we? | For to begin with you, what I must do? | It is complicated to leave our provider for yours?
    My actual IT firm has all passwords, you can take them from them?
    so we have an IT company right now and we're not happy and I'm wondering how we'd go about coming over to you
    okay I'm ready to start with you what's the first thing that has to happen | Comment ça marche pour changer de fournisseur et passer chez vous?
    Est-ce vous qui parlez à notre ancien fournisseur informatique?
  `,
};
