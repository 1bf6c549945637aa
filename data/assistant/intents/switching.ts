import type { RecordsInput } from '../../schema/site.ts';

export const switchingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'switching',
  examples: `
    how do we switch from our current provider
    what does onboarding look like
    how do we get started
    how long until we are up and running with you
    our present IT company won't give us the passwords
    how does the changeover work
    will there be downtime when we move to you
    what happens in the first month
    what do you need from us to start
    next steps to sign up
    we want to leave our IT guy, how does that go
    can you take over from another company
    I want to sign up
    how soon can you start
    comment changer de fournisseur
    comment commencer avec vous
    how long until we're live
    how long until we are up and running
    on veut changer de fournisseur, comment ça marche
    Nous avons déjà un prestataire informatique; vous occupez-vous de la transition avec lui?
    commencer quand?
    notre IT actuel veut pas donner les mots de passe, vous gérez ça?
    l'onboarding dure combien de temps pour 50 postes
    c tu compliqué de switcher chez vous
    À partir de la signature, combien de jours avant que nous soyons pleinement opérationnels?
    y va-tu y avoir des coupures pendant le changement
    étapes pour devenir client
    Notre contrat actuel se termine le 31 mars, quand devrions-nous entamer le transfert?
    jveux lacher mon fournisseur la semaine prochaine cest faisable?
    est-ce que vous parlez directement à l'ancienne compagnie pour récupérer les accès
    our old IT company not want give password, you can help with change?
    how long from signing till everything's actually running with you guys
    I'm dumping my IT guy on Friday. Can you take over Monday?
    Our agreement with the present vendor expires June 30. When should the transition begin?
    onboarding timeline 60 users
    do you deal with the old provider or do i have to
    next steps to become a client
    Who talks to them about the passwords and licences?
    will my people be offline while u switch us over
    what do you do in the first weeks after we sign?
    My last IT person left and gave us all the passwords, no drama. What do we need to hand you to get started?
    Do I have to get all the passwords from them myself?
    What happens after we sign up?
    Will our people have to stop working while you take over?
    What happens in the first week when you take over our network?
    onboarding
    I am imagining a week of chaos. Will people be able to keep working while you take over?
    I am nervous about leaving our current computer company because they hold all the passwords. How would the switch be handled?
    so what do you need from us to kick things off
    how much of my staff's time does a change like that take?
    ok say we sign monday, then what?
    Twenty person architecture office here. What is the first step if we want to get started with you?
    Will my staff be stuck without computers while you change us over from the old guys?
    when could you start
    Our present IT company is not going to be happy if we leave. Who gets the passwords out of them?
    our tech retires in december and im scared of what happens if something breaks after that. can you take over
    when can you start
    And when are they changed?
    Our last provider was a disaster. How hard is it to switch to you?
    How long does it realistically take until things run smoothly with a new IT provider?
    We already have an IT company. How do we switch without everything falling apart?
  `,
};
