import type { RecordsInput } from '../../schema/site.ts';

export const onboardingIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'onboarding',
  examples: `
    first steps? | ok signed, now what | what happens on day one | who sets us up | steps to come on board | what do you need from us first
    what comes after signing | will my staff be interrupted | do we need to close for the setup | how does it begin | can we keep working during setup
    what do i have to prepare | start process? | who handles the move-in | is it disruptive at the beginning | onboarding steps pls
    from signature to running, how? | what's the first week like | will it be chaos at first | getting going with you guys | walk me through the start
    comment ça commence avec vous? | quelles sont les étapes au début? | on peut travailler pendant l'installation?
    Assuming we go ahead, could you kindly outline what the first few weeks would look like for our office?
    we cant have downtime in tax season. how do u start w a new client
    I'm curious what happens between the signature and the moment my people can call your help desk.
    After we are signing, which person is coming and what he will do?
    Last time we took on an IT company nobody could work for three days. How do you bring a new customer in?
    Is there someone who leads us through the beginning, like a project manager? | Do you send a technician around to every desk when a new client joins?
    I have to announce it to the staff, so I would appreciate a description of how you take over a new office.
    what do you guys do first when a company joins | Will each of my employees need to hand over their laptop at the start?
    Which information and logins should we gather before you begin with us?
    We are a clinic with patients all day. Can the introduction be done in the evening so that no one has to stop working?
    Please explain the steps how new customer is connected to your support. | I dread the changeover. Tell me it isn't a nightmare for the secretaries.
    How much of my own time will the start eat up? | Would the tools be installed remotely, or does your crew show up in person when we join?
    Supposing we agreed today, on what date could our people begin to call you? | Who from your side is responsible for the start phase?
    we've got forty computers in three places and I wanna know how you roll yourselves out to all of that when we join
    Our bookkeeper is worried that her programs won't work on the morning you take over the support. How do you prevent that?
    At the beginning, do you make an inventory of everything we have? | Une fois le contrat signé, qui s'occupe de la mise en route?
    Nos employés doivent-ils arrêter de travailler pendant que vous installez vos outils? | Comment se passe la première semaine avec un nouveau client?
    And then? We sign, and who contacts us? | My team hates change, so how do you introduce yourselves to the users?
    Is there a welcome meeting where staff learn how to ask for help? | I'd like to see a sort of timeline for the first month with you.
    As a first-time outsourcer I have no idea what a start involves. Could you go through it? | how u guys take over a messy network nobody documented
    Our previous guy left no passwords or notes. How would you even begin with us? | In the first days, what will be changed on our computers?
    Do we get a checklist of things to do prior to your start? | I won't have my shop standing still. Does your setup happen while we're open?
    Could everything be made ready over a weekend so Monday is normal? | If we begin in September, what would need to be in place by then?
    must the boss be present when you make the start? | What is the order of things when a new firm comes to you: audit, tools, training?
    We're five people without any IT knowledge and would need to be led by the hand at the start; does somebody do that?
    Getting a new office onto your service, is that a big production? | Will people lose their emails or settings when you begin?
    who do we deal with in the beginning, a salesman or a tech | New clients, how are they brought in?
    You folks had better have a plan for the start, because our last transition was a mess. What is it?
    I need to know how your first visit goes: what do you look at, who do you talk to?
    What are the phases of getting a 70-person company onto your support? | We decided internally that it's you. What do we do now to get the ball rolling?
    let's go, what do you need from me to begin | By when would we be fully covered after giving you the green light?
    How does the beginning look like for a small company? | It's two of us and a lot of cables. Where would you start?
    Would my receptionist notice anything on the day you take over? | I am told that the first month is the intense one. What is actually done in it?
    For a firm with staff working from home across Ontario, how is the initial setup organised?
    Could we stagger the start, one floor after another, so that the work continues? | sign today, live when?
    How are the employees informed about whom they should call from the first day? | Do you document our systems at the start? | after yes, next step?
    Is there paperwork for my staff at the beginning, or do they just get a phone number?
    We do not want that people stop the work. How you make the beginning? | How painless is joining? | what access do u need from us to start
    I imagine there's a kind of kick-off call; what comes after it?
    Describe the takeover to me like I'm ten, please, because I have to tell the partners tonight. | can i keep selling while you hook everything up
    Somebody needs to hold our hand in the opening weeks. Who would that be? | What would my office manager have to do in the run-up to the launch?
    The start with our present provider was a catastrophe with lost mail and angry staff, so I want to hear exactly how yours is organised.
    how is the rollout done | Would we be able to call you from day one? | Tell me about the intake of a new client.
    what are you going to install on our pcs when we join | We'd begin at month's end, with payroll running. Can that go on undisturbed?
    Going live, who's in the room? | How quickly could you have us up and running? | In how many days my company can be ready with you?
    how quick could you have us up and running if we signed monday | How soon after the contract is signed does the actual work commence?
    hey so how long does it take to get like twenty people onto your system
    so from the day we sign to the day my people can call your helpdesk, what's that usually
    We're a charity with eleven people and one printer. How long till everything is taken over? | commencer quand? | I want to sign up
    when could you start | next steps to sign up | How do we get onboarded? | étapes pour devenir client | comment commencer avec vous
    whats needed to get started | next steps to become a client | ok say we want in. next step? | what does onboarding look like
    What happens after we sign up? | onboarding, what are the steps? | ok say we sign monday, then what? | Next steps if we want to sign up?
    what do you need from us to begin | how long until we are up and running | For to begin with you, what I must do?
    What do you need from us to get started? | how long until we are up and running with you | so what do you need from us to kick things off
    what do you do in the first weeks after we sign? | Will our people have to stop working while you take over?
    If we decide to go ahead, what would the opening steps be? | We like what we see. What happens next to bring us on board?
    Does our staff need to do anything on their side when we join? | When we become client, what is the first thing which we do together?
    how long from signing till everything's actually running with you guys | taking over from nobody, we have no IT at all now. how do we get started
    I suppose a kickoff call comes first if we choose you, or what starts it? | okay I'm ready to start with you what's the first thing that has to happen
    I am imagining a week of chaos. Will people be able to keep working while you take over?
    À partir de la signature, combien de jours avant que nous soyons pleinement opérationnels?
    Partners agreed yesterday to go with you. What information should I gather for the onboarding?
    My last IT person left and gave us all the passwords, no drama. What do we need to hand you to get started? | whats happen in week 1
    day 1 what do your guys do | what happens in the first week | What happens in the first week? | first 30 days, whats the process
    What does the first month as a client look like? | Comment se déroule la première semaine avec vous?
    What does a typical week one look like after we've come on board? | Une fois le contrat signé, comment se déroule la première semaine?
    Imagine we've signed today. What do you do during the first thirty days?
    I'm trying to picture the first month with you people, what goes on, who shows up, what gets installed | how do we get started | kickoff how
    how soon up and running | so once I say yes what's the deal does someone come over and go through all the computers or how does that whole thing start
    let's say we go for it, whats next | Is training for the employees part of the kick-off?
    When somebody joins as a customer, what gets installed on the machines? | so do you do all the setup or do i have to
    Do our people have to bring in the laptops they use at home when we start?
    Once the agreement is signed, does the help desk work right away or only after the tools are in?
    Do your engineers need the server room for a day when they begin with a new customer? | When would we be fully onboarded if we signed Monday?
    how soon can you start | what do you need from us to start | Ready to sign up; kindly advise what happens next.
    Bringing you on board: which people from our side should be involved at the beginning? | Who installs what on our PCs in the first week?
    ok and how do we begin | what must we prepare | and who does it, the setup on our pcs I mean | what happens after we sign
    Could you kindly describe what the first weeks with your company look like? | so we say yes, then what
    When we start with you, my people can still work? | will there be downtime while you take us on
    so let's say I sign today what happens next week do you come here do you install stuff does my staff have to do anything
    who would set up the tools on our laptops at the beginning | what do you need from us to get going | Qu'est-ce qu'on doit préparer avant de débuter?
    is there somebody who guides us through the start | what's your onboarding like | do our people need to be in the office when you start
    what info do you want from us on day one | last time a new IT firm started it was chaos for a month, how does it go with you
    how disruptive is starting with you | From the signature to the normal support, which are the steps? | getting started, how?
    how soon after signing can staff call in | do you introduce yourselves to the staff at the start
    do we have to give you all the passwords at the beginning | when we come on board who is our contact | can we go live in phases, one department first
    will my employees notice anything in the first week | is there a checklist for new clients
    Once we have agreed, who from your side takes care of bringing us in? | and the startup process, what is it | what's involved on our end to come aboard
    how do you get to know our network in the beginning | how does the kickoff go | what does the first month look like | how do we get started?
    how do I get started | get started | how do I sign up? | how do we sign up | I'd like to sign up | what's the onboarding process?
    what is the onboarding process | onboarding process | onboarding | how does onboarding work? | what happens during onboarding
    what are the onboarding steps | steps to get started | what's the first step? | what happens after I sign up | what happens after we sign?
    what do you need to get started? | what do we need to do to start | who does the onboarding? | who handles onboarding | who sets everything up
    how do new clients start | how do we become a client | I want to become a client | how do I become a customer? | how soon can you start?
    when can you start? | when can we get started | can our staff keep working during onboarding? | will onboarding disrupt our work | onbaording process
    how does onbording work | how do i get startd | how do we sing up | what hapens after we sign up | comment commencer? | comment se passe l'intégration?
    comment devenir client? | how to get started | what are the next steps to start | how soon can we start
  `,
};
