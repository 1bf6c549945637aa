import type { RecordsInput } from '../../schema/site.ts';

export const unsubscribeIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'unsubscribe',
  examples: `
    how do I unsubscribe from the newsletter | unsubscribe me from the newsletter | take me off your mailing list | stop the newsletter
    cancel my newsletter subscription | remove me from the newsletter | get off the mailing list | no more newsletter please
    unsubscribe | unsubscribe me please | take me off your mailing list | stop sending me emails | how do I unsubscribe from your newsletter
    I keep getting your marketing emails, please stop | remove me from the newsletter | no more emails please | I dont want your newsletter anymore
    please remove info@ourcompany from your list | I clicked unsubscribe and still get your emails | the unsubscribe link doesn't work
    where is the unsubscribe button in your emails | opt out | I want to opt out of promotional messages | can you take me off the list | stop spaming me
    you guys email me every week, enough | never signed up for this newsletter, take me off | kindly remove my address from your distribution list
    how to stop the monthly newsletter | cancel my newsletter subscription | cancel newletter | I would like to no longer receive your communications
    quit sending promos to our office | get me off this list | unsubscibe | please unsuscribe me | how do i opt out of ur emails
    too many emails from you, can I stop them | I want fewer emails, actually none | stop the marketing mail to reception@ please
    we get your newsletter three times, please remove all of us | take our whole company off your mailing list
    my colleague left but your newsletter still comes to her mailbox, remove it | remove my old address from your newsletter
    I asked to be removed twice already from your mailing list | under CASL you have to remove me from your emails
    this is my third request to stop the newsletter | don't send me any more offers | no more promotions thanks | please do not email me advertizing
    where can I unsubscribe | can you unsubscribe me right here in the chat | do I have to log in to unsubscribe
    how long until the emails stop after I unsubscribe | I unsubscribed last week and got another one today | your weekly tips email, I'd like to stop it
    stop the security tips emails | I only wanted the checklist, not the newsletter | I downloaded a guide and now I get mail every day, make it stop
    please stop the follow up emails from your sales team | I'm not interested, stop writing to me | take me of your list pls | remvoe me from all lists
    I do not wish to recieve your newsletter | want out of your email list | how to get off your mailing list
    can I stop the newsletter but still get my quote | end my subscription to your e-mail updates | I no longer want the e-news
    please delete me from the marketing list | stop the webinar invitations | no more webinar invites please
    your invitations to events, how do I stop getting them | turn off email notifications from your blog | stop blog updtaes to my inbox
    we are not clients, stop e-mailing us | wrong person, please take me off your newsletter | i am retired now please stop sending me the newsletter
    why am I still getting your newsletter | who do I ask to be removed from the email list | I signed up to your newsletter by mistake, undo that
    kindly unsubscribe this email address from your campaigns | your emails don't have an unsubscribe link, remove me
    update my preferences so I get nothing | change my email preferences to none | please make the newsletters stop | enough with the ads in my inbox
    do not contact me by email for marketing anymore | hi can you stop the mails that come each tuesday | i want not to receive more publicity from you
    please to stop sending me the publicity mail | the boss wants your newsletter stopped | how do I end the promo emails
    je veux me désabonner de votre infolettre | désabonnez-moi svp | arrêtez de m'envoyer des courriels promotionnels
    comment je fais pour ne plus recevoir l'infolettre | enlevez-moi de votre liste d'envoi, merci
  `,
};
