import type { RecordsInput } from '../../schema/site.ts';

export const ownDataIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'own-data',
  examples: `
    what do you keep about me from this chat | do you save what I type here | who reads this conversation | delete everything I wrote here please
    can I get a copy of this chat | is this caht recorded | how long do you keep my messages | I filled the form yesterday, please erase my details
    what personnal information do you hold about me | I want my data deleted | remove my phone number from your records | does a human see what im typing
    do you store my IP when I visit the site | what cookies dose this website put on my computer | can I refuse the cookies
    where does the info from your contact form go | who at your company can read my chat | I would like to exercise my right of access to my personal data
    please forget everything I told you | are you going to share my email with anyone | do you sell my contact info
    is what I write here used to train an AI | will my boss be able to see that I chatted here | how do I ask for my information to be removed
    i gave you my cell number by mistake can you delet it | what happens to the name and email I just entered | do you track me on your site
    does this site use google analytics on visitors | is this conversation private | is this chat confidential or does somebody read along
    can you wipe this chat when we're done | I'd like to see what you have on file under my email | send me all the data you have about me
    how do I get a transcript of this conversation | will you remember me if I come back tomorrow | did you save the number I typed earlier
    who gets my form after I press send | how long is my enqiry kept | do you keep a history of my questions
    I typed a password in here by accident, is it saved | can you erase the message I just sent | are my answers in the calculator stored
    what did your site collect when I opened it | does the chat know who I am | do you know my name or location | do you log my questions somewhere
    pls remove my info from your database | I changed my mind about the form, take my details out | is my chat stored in Canada
    which outside company processes what I write here | does openai or somebody get my messages | what's in the cookie you set
    how can I turn off tracking on this page | do you record visitors' screens on this website
    I need confirmation that my personal data has been deleted | who is your privacy officer, I want my data removed
    can I correct the information I gave you in the form | i put the wrong company name in the form can you fix my record
    do sales people read the chat before they call me | will someone use my number to call me after this
    do you keep my details if I dont become a client | how long before my form submission is deleted | are these mesages kept anywhere
    what do you do with the stuff I tell you | before I say more, who sees this | if I give my email here where does it end up
    is it safe to tell you my company's name here, is it kept | can I talk here anonymously | can I use this chat without giving my name
    do you need my consent to store this | I withdraw my consent to you keeping my information
    under PIPEDA I request a copy of my personal information you hold | how do I file a request to access my file as a visitor
    does closing the window delete the chat | if i refresh is my conversation gone | do you put my chat in a CRM
    what's stored when I book a call with you | the quote I made here, is it saved under my name | you have my old address, please remove it
    my data, who has acess to it on your side | did the form keep my file attachment | can I see my previous chats with you
    do you keep recordings of me if I phone in | is my email adress kept after you answer me | I don't want to be in your system anymore
    qu'est-ce que vous gardez sur moi | est-ce que mes messages ici sont enregistrés | j'aimerais faire supprimer mes renseignements personnels svp
    qui lit ce que j'écris dans le clavardage | vos témoins (cookies), ça ramasse quoi sur moi | do u store my msgs | is this chat recorded
    can you read my files | Is this chat recorded? | Do you save what I write? | Who reads these messages? | do you save what I type here
    Do you remember me from yesterday? | what do you do with what i type here | do you remember what I typed here last week
    est-ce que mes messages ici sont enregistrés pis qui les lit | Conservez-vous ce que j'écris dans cette fenêtre de clavardage?
    My conversation with you, the company is keeping it how much time? | I'd rather not leave traces. Can I delete what I've entered in this chat?
    I just told you our staff count and my name. Will this conversation be kept somewhere? | do you keep what i type here
    do you remember what i wrote last time | do you keep what I type | does anyone read this chat afterwards
    Est-ce que mes messages ici sont enregistrés? | Does the chat store my name and IP | are my messages deleted at the end
    I've been typing my whole life story to you and now I wonder if you're just a computer
    Does this chat window use cookies or keep a log of what I say? | do u save chats | for how long is this chat transcript kept
    before I tell you anything about our clients, do these lines get saved on some server in the States?
    Our privacy officer asks which language model sits behind this chat window and who supplies it. | do you save this chat | do you store what I type
    who can read this chat | what happens to what I write here
  `,
};
