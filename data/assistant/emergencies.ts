import type { RecordsInput } from '../schema/site.ts';

/** First steps in an emergency, before the call is answered, in order. Visitors who write French get those of `emergenciesInFrench.ts`. */
export const emergencies: RecordsInput['assistant']['emergencies'] = {
  malware: [
    'Disconnect the affected computers from the network: pull the cable and switch Wi-Fi off.',
    'Leave them switched on, because evidence is lost with the power.',
    'Touch no backups, restore nothing and pay nothing yet.',
    'Photograph what is on the screen, and tell your staff to stop signing in.',
  ],
  account: [
    'Change the password at once from a computer that you know is clean.',
    'Sign the account out everywhere and turn multi-factor sign-in on.',
    'Tell your colleagues not to open messages from that account.',
    'Leave the message and the computer as they are, so that someone can look at them.',
  ],
  payment: [
    'Call your bank now and ask it to recall or freeze the payment.',
    'Do not answer the message and do not delete it.',
    'Stop other payments to that account, and change the password of the affected mailbox.',
    'Write down amount, account and time for the bank and the police.',
  ],
  device: [
    'Change the passwords of whoever used the device, mail first.',
    'Have it signed out of every account and, where that is set up, locked and erased remotely.',
    'Write down what data was on it and whether the disk was encrypted.',
    'Report a theft to the police.',
  ],
  breach: [
    'Stop more from getting out: block the accounts or the computers affected.',
    'Delete nothing: logs and messages are evidence.',
    'Write down what happened and when you noticed it.',
    'Tell the person in your organization who is responsible for privacy; the law may require a report.',
  ],
  outage: [
    'Look whether one computer is affected or all of them, and whether the internet works on a cellphone.',
    'Check power and cables of modem, firewall and server, but do not restart a server that shows an error.',
    'Note when it began and any message on the screen.',
  ],
};
