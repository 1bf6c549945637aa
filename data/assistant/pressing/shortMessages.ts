import type { Messages } from './messages.ts';

/** Short things that are said beside questions, and tell of no trouble. */
export const shortMessages: Messages = {
  is: [],
  only: [
    'there were 20 of us at the last count', "there's 22 of us", "there's 5 of us all told", 'there is 31 of us', 'we are on the fourth floor', 'we are on the ground floor', 'our whole office', 'the whole office please', 'for the whole office', 'there will be 12 of us', "there's about 30 of us here", 'there are 9 of us in all', 'there are only 6 of us', 'us 14', 'all 25 of us', 'all 40 of them', 'every one of us, so 33',
    'right now 15', 'right now we have 22 people', 'at the moment 11', 'currently 27', 'now 19, soon 24', 'today 8, next year 12', 'for now 10', 'right now it is 5, later more', 'nobody else, just 7',
    'is your office open at this hour', 'is your office open on Fridays', 'is your desk staffed right now', 'are you there right now', 'are people in your office right now', 'is the shop open now', 'is it open right now',
    'can I come by right now', 'may I call right now', 'is somebody in right now', 'who is in the office right now', 'anybody at the phones right now', 'open at the moment?', 'are the lines open now',
    'we are open on Sundays', 'we are open until nine', 'we open at six', 'we close at five', 'our shop is open seven days', 'we work Saturdays', 'we are here all week', 'our hours are eight to four',
    'we are on the second floor', 'we sit on two floors', 'our office is above a bank', 'the unit is at the back', 'we share a floor', 'we are in the basement', 'our desk is in the lobby', 'we have the whole floor',
    'the server sits in the basement', 'the server is under a desk', 'our server is in a closet', 'the server is in the back room', 'we keep the server upstairs', 'it sits in a rack', 'the router is by the door', 'one switch, one firewall',
    'the internet comes from Rogers', 'our line is from Bell', 'the internet is fibre', 'we have internet from two firms', 'our phones are from Telus', 'the Wi-Fi is from the landlord', 'our mail is with Google', 'our files are on a NAS',
    'the entire office', 'the entire team', 'the whole team', 'the whole firm', 'the whole company please', 'everybody', 'everyone here', 'all of us', 'all our staff', 'all our computers', 'all three', 'all sites', 'all my people', 'each of them',
    'none of them', 'none of us', 'nobody', 'nobody so far', 'nothing', 'nothing special', 'nothing fancy', 'nothing like that', 'not one', 'no more', 'no longer', 'only that', 'only the office', 'just the office', 'just us', 'just me',
    'the office and the warehouse', 'the other shop', 'both shops', 'the new site', 'the old office', 'the old server', 'the new server', 'the laptops', 'the phones', 'the printers', 'the network', 'the mail', 'our mail', 'our files', 'our data', 'our phones',
    'our computers', 'our network', 'our website', 'our software', 'our system', 'the system', 'the software', 'the computers', 'passwords', 'backups', 'e-mail', 'internet', 'server', 'printer', 'laptop', 'Wi-Fi', 'virus scanner', 'firewall',
    'I got your letter', 'I got your e-mail', 'I got your newsletter', 'I saw your sign', 'I heard of you', 'my neighbour told me', 'we spoke last week', 'you called me', 'you wrote to us', 'I have your quote here', 'I have your card',
    'your page is down at the bottom', 'your page on prices', 'the button for prices', 'I cannot see your prices', 'cannot find your address', 'where is the form', 'the form is not clear', 'your calculator is not clear to me', 'I do not see a plan for us',
    'I have no time now', 'I am in a hurry', 'quickly please', 'need it today', 'need it fast', 'asap please', 'by tomorrow', 'as soon as you can', 'it is urgent that we decide', 'we must decide now', 'my boss waits for it', 'before noon please',
    'we back up to an external disk', 'our backup goes to a NAS', 'copies go to a tape', 'go on', 'go ahead', 'next', 'more', 'more of that', 'again', 'once more', 'same', 'same again', 'the same for us', 'like that', 'that too', 'this one', 'that is it', 'that is us', 'this is us', 'so that is that', 'as I said', 'as before',
    'we left them', 'they left us', 'he left in May', 'she left', 'two people left', 'our man is gone', 'the old guy is gone', 'our technician stopped in June', 'our provider closed', 'they stopped', 'it ended last year', 'we fired them',
  ],
};
