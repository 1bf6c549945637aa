import type { RecordsInput } from '../../schema/site.ts';

export const addOnsIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'add-ons',
  examples: `
    VoIP | extras? | list of extras | addon list plz | add on list pls | c quoi vos add-ons | what addons u have | what addons do u have
    what add-ons go w pro | siem addon whats it do | got any addons at all? | which add-ons are there | what add-ons do you have | quelles sont les options
    what add ons do you have | What add-ons can we get? | what can we add to a plan | premium support does what | what opt. modules r there
    wats the backup add on for | what can be added to a plan | what is endpoint protection | quelles options offrez-vous | m365 backup addon - explain
    what does dark web addon do | is there an add-on for email | liste des extras disponibles | Show me the à la carte menu. | extras avail on top of plan?
    list the optional extras plz | tell me about the voip option | any addons for mobile devices | Explain the compliance add-on.
    What does the backup add-on do? | phones as addon - what do i get | addon for email security = what | Endpoint Protection ça fait quoi
    Endpoint Protection - what is it | vcio add-on, what is it good for | what is the email security add-on | what's the premium support add-on
    which add-on is the most expensive | what is in the security assessment | Are there any extras for security? | can i add stuff to essential? what
    what does advanced cybersecurity do | à quoi sert Email Security au juste | Optional modules, please list them. | what is Email Security doing exactly
    What's the point of the vCIO add-on? | What is the phone system option about? | What does it do, the add-on of backup?
    Which extras can be bolted on to a plan? | Can I add something on top of Essential? | Which bolt-ons are popular with clinics?
    extras?? which ones can i get w essential | anything besides voip and backup I can add | The compliance add-on, for what it serves?
    les options qu'on peut ajouter au Essential | What optional services go with Professional? | can we ad mdm as an optoin to the basic plan
    Quelles options peut-on ajouter à un forfait? | The option of telephone, what it gives to us? | Everyone keeps saying 'add-ons'. WHAT add-ons?
    Is there an upgrade just for email protection? | Which additional options you have for the plan? | pouvez vous m'expliquer les suplements a la carte
    What can be purchased alongside the base package? | Which options can be added to the Essential plan?
    Please tell what is doing the add-on for security. | Ça fait quoi, l'option de sauvegarde infonuagique?
    Y a-t-il d'autres ajouts que VoIP et la sauvegarde? | It is possible to add supplementary modules? Which?
    I read "VoIP add-on", can you say what is it doing? | Tell me what your advanced security extra contains.
    Do you have options à la carte to complete the plan? | je vois « Cloud Backup » en option, ça sauvegarde quoi
    please to explain difference of the additional modules | À quoi sert votre option de sauvegarde supplémentaire?
    list of optional services we could bolt on to Essential | premium support c'est quoi de plus que le support normal?
    Which additional modules do exist for protect the e-mail? | What, precisely, is the purpose of the after-hours add-on?
    Quels modules complémentaires peut-on ajouter à un forfait? | I want know about extra things which can buy with the plan.
    I want know the optional services that I can join to my plan. | okay so what can I stick onto Professional to make it do more
    What other things can be combined on top of the plan, please? | so there's these optional things you can tack on what are they
    What contains the supplement "security awareness", what it makes? | what are the extra things I can add to my plan like the optional stuff
    can you go over the optional extras you sell on top of the monthly plan | Please give explication about the optional extra for phishing training.
    Is there a menu of supplement that we can choose with the subscription? | the managed detection add-on what am I actually getting when I tick that
    I am searching the catalogue of optional services for add to Enterprise. | so on top of the monthly plan what other bits can we bolt on if we want to
    We'd be happy with the small plan plus one or two extras. Which ones exist?
    What would the mobile device management option do for our 12 delivery drivers?
    there is an add on called managed backup and I want to know what it does exactly
    How works as supplement the disaster recovery, what we receive with this add-on?
    my cousin's firm added some kind of backup module with you so what's that module do
    Your calculator offers after-hours support as an option; what would that add for us?
    I understand certain items may be purchased on top of a plan. Might I have the list?
    We take credit cards at a garden centre in Pickering. What does the PCI extra cover?
    Before I fill in the form: those checkboxes beneath the plans, what are they all for?
    The plan is good for us but we need some more things, which supplements are possible?
    Our needs are basic, plus one or two special things. What can be bolted on à la carte?
    My assistant ticked the VoIP extra by accident, or so she says. What does it consist of?
    I was told things can be combined freely. Please name every additional module available.
    the backup and disaster recovery thing that you can add what does that do for us exactly
    Could you describe the add-on for compliance? Our auditor has asked what it would cover.
    As a notary I only need the core service, but what supplementary options are on the menu?
    I noticed a tick box for "dark web monitoring" in the calculator. What does that extra do?
    let's say I take the cheap one and then build it up with extras what extras would there be
    I'd be interested in hearing about any bolt-on services that go with the Professional plan.
    what are those optional pieces you sell with the plans I can't remember what they're called
    Our plan covers the basics, I think. What could we put on top for a shop in Liberty Village?
    Apart from the three plans, which individual upgrades might a client tick on the order form?
    so the dark web monitoring extra what does it watch and what happens when it finds something
    I noticed something called a security add-on. Could you explain what it actually does for us?
    is there like a list of things you can pile on later as add-ons after you've picked your plan
    There's an item called Cloud Backup under options. How does that add-on protect our mailboxes?
    so somebody said you can top up your plan with single services which ones can you do that with
    I've been asked to find out what optional enhancements your company sells alongside its plans.
    May I enquire which of your services are available as add-ons rather than as part of a package?
    Some providers let you pick single modules. Do you have such optional pieces, and what are they?
    Besides the plan itself, are there optional extras one can tack on? I'd love to know which ones.
    I see there's an advanced security option you can add and I've got no clue what it is so tell me
    If we were to keep Essential yet strengthen the security a bit, which add-ons could we pick from?
    there's a line on the page about add ons and I don't understand what the vCIO one is supposed to be
    The quote page lists security awareness training separately. What would staff get from that module?
    We have sixteen people on Professional in mind, and I'd like to see what else may be added later on.
    I don't want a bigger plan I just want to add one or two things to what we'd have so what's on offer
    Essential doesn't seem to have everything. Can individual features be added without moving up a tier?
    The salesman at my former provider always pushed "modules". What modules can be attached to your plans?
    We're happy with the basic plan but would like to complement it; what supplementary modules do you sell?
    Would it be possible to enhance our subscription with optional components, and what are those components?
    Your page says "optional add-ons available" without naming them, which I find a touch mysterious. What are they?
    tell me about the extras you can choose because the configurator thing showed checkboxes and I didn't get what they were
    what does the dark web watch do | what is the managed firewall extra for | is stolen password watching an extra | which add-ons do you have?
    what can be added on | optional services? | what does dark web monitoring do | extras on top of Essential? | what is the advanced security option
    MDR add-on, what's it do | what else can I tack on | whats in the backup add-on | a la carte items? | the training extra, what is that
    Quelles options peut-on ajouter au forfait? | Avez-vous une liste des suppléments? | C'est quoi l'option d'archivage des courriels?
    Qu'est-ce qu'on peut prendre en plus du forfait de base? | Once a plan has been chosen, which further services may one attach to it?
    I noticed an item called "compliance" among the optional extras; would you describe what we'd receive if we ticked it?
    Could you kindly provide an overview of the supplements available alongside the Professional plan?
    Our director spotted the security awareness add-on and wondered what it entails for the staff.
    I should like to know what optional pieces there are, so that I can pick the ones relevant to a small notary office.
    What would the mobile device management extra do for our colleagues who use their own phones? | wats the voip addon do | addons list
    the edr extra = what | what extra stuff can i get w/ ess | ticked email security, what is it doing | Which additional options you have for the plans?
    What does make the add-on for backup? | Please explain me the extra with the dark web. | Can we put something more to the plan, and what?
    What supplement services are possible to book? | The phone option, how is it and what includes?
    so what other stuff can you put on top of the plan like what are the extras
    okay there's this thing called email archiving in the list what does that one actually do
    um if I take the base plan what can I add to it later on like what's available
    you've got all these checkboxes in the calculator for extras so what are they
    I'd want the plan plus a couple of things but I don't know what things there are
    what's that extra security thing you offer on the side what does it get me
    my partner ticked the password manager add on and now he's asking me what that is
    Every extra has a fancy name. What does the "threat response" one do in plain words?
    I'm supposed to pick extras without knowing what they are? List them. | So the disaster recovery option, what would I actually be buying?
    Quit hiding the extras. Which ones exist? | What in the world is the "co-managed" add-on for? | Which modules may be combined with Essential?
    Is there a list of things I can order on top? | What can I pick in addition to the three plans? | Describe the after-hours extra.
    The vulnerability scanning option: what happens with it? | What sort of add-on exists for compliance? | What does your backup option protect?
    Are there extras for remote workers? | Which optional items go well with Professional? | In the form there's a box "phones". What does ticking it add?
    give me all available options beyond the plan | what would the web filtering add-on do for us | Do you have an extra for phone lines?
    add-on for SharePoint backup? | Can extras be taken for some users only? | What supplements do customers usually take? | encryption extra?
    Which enhancements can be purchased alongside a plan? | Identity protection as an extra, what does it do? | other services to put on top
    I'd like to enhance the basic plan. With what? | The vCIO option, what do you do in it? | Are the options the same for each plan?
    We've chosen the plan; now what optional extras could we put with it? | does the archiving option keep deleted mail too
    There's a heading "optional services" in your calculator, and I'd be glad of a sentence on each.
    Could you describe which supplements a medical practice could attach to its subscription? | listed as extra: "siem". what do i get if i take it
    need list of all the extras n what they do | I don't understand the option "identity protection", what does it bring for my people?
    say I've picked Professional and I've got a bit of room left what else could I load onto it
    and this phishing simulation add on thing what happens exactly if we switch that on
    Nine checkboxes and not one explanation! What are these extras for?
    The salesman rattled off a bunch of optional things and I caught none of them. Which were they?
    Which optional pieces could I hang onto the Essential package? | What's behind the "business continuity" option on the list of extras?
    Hypothetically I tick every extra there is; which ones would those be? | what's the archiving add-on | L'option de sauvegarde, elle fait quoi?
    Besides the standard package, might there be anything that can be ordered separately for particular employees?
    I see option "after-hours", what do I get by this? | What are these "add-ons" you keep mentioning? Nobody explains them.
    Could we get single services on top of our plan? | Anything one can top it up with? | What would I have from the phishing test add-on?
    Beside of the plan, what can be ordered extra from you? | add-ons | addons | add ons | add-ons? | add-on list | list of add-ons | list add-ons please
    what add-ons are there | what addons do you offer | what add-ons can I get | which add-ons do you offer | which add-ons are available
    what are your add-ons | what extras do you have | what extras can I add | what optional extras are there | what can I add | what can I add to my plan
    what else can I add | what can be added to Essential | what options can we add | do you have add-ons | do you have any add-ons | do you offer add-ons
    are there add-ons | are there any add-ons | any extras I can add | can I add extras | optional extras | optional services to add | show me the add-ons
    I'd like to see the add-ons | what does the backup add-on do | what is the phone add-on | what does the security add-on do
    tell me about the backup add-on | what add-nos do you have | list of adons | quels sont les ajouts | quelles options peut-on ajouter
    what are the add-ons | any add-ons | avez-vous des options supplémentaires
  `,
};
