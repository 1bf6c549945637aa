import type { RecordsInput } from '../../schema/site.ts';

export const everydayProblemIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'everyday-problem',
  examples: `
    my printer is not working | outlook keeps crashing | my laptop is really slow | I forgot my password | I can't log in to my computer
    the scanner won't scan to email | teams has no sound | how do I reset my password | wifi is slow in the meeting room
    excel freezes when I open a big file | my mouse stopped working | can't connect to the vpn from home | email stuck in outbox | my monitor flickers
    one of our computers won't start | a user can't print | the projector won't connect | mon imprimante ne marche pas | mon ordinateur est lent
    j'ai oublié mon mot de passe | my printer jams every day | the printer jams all the time | my keyboard types wrong letters
    one of my staff cannot open pdf files | mon ordi est lent sans bon sens | L'imprimante du deuxième étage n'imprime plus depuis ce matin.
    mot de passe oublié | outlook arrête pas de planter quand j'ouvre une pièce jointe | mon 2e écran s'allume pus
    Je n'arrive pas à me connecter au Wi-Fi de la salle de conférence avec mon portable. | teams ya pas de son
    excel gèle à chaque fois que j'enregistre mon fichier | je reçois pas les codes de vérification sur mon nouveau cell
    le scanner envoi pu dans le bon dossier | Comment puis-je réinitialiser mon mot de passe Windows, je suis bloquée dehors de ma session
    ma souris sans fil décroche tout le temps, pis le VPN est long à partir | my laptop is slow | forgot password
    hi yeah my second screen just went black and I've wiggled the cable and everything | no sound teams | This stupid scanner won't scan to my folder AGAIN
    excel keeps freezing on me | I am unable to connect my phone to the office Wi-Fi. | stuck on windows update | vpn wont connect from home, just me
    the Wi-Fi is weak | My printer won't print. | My laptop is really slow today. | I forgot my Windows password. | Outlook keeps asking me to sign in.
    No sound in Teams. | My second monitor stays black. | Excel freezes whenever I open a big file. | Wi-Fi keeps dropping at my desk.
    Mouse stopped working, any idea? | I can't open a PDF someone sent. | The webcam shows nothing but a grey picture. | How do I get my taskbar back?
    Keyboard types French accents instead of question marks. | Zoom says my microphone is muted, it isn't.
    The HP in the hallway says offline although its lights are on. What can I try?
    I changed my phone last night and now the authenticator app is empty. How do I log in?
    I'm at the Union Station Starbucks and the VPN refuses to connect. What do I do?
    My calendar shows every meeting an hour late since we came back from Calgary. How can I correct that?
    Somehow all my desktop icons got huge. How do I shrink them? | We put new toner in the Brother and it still prints streaks. Help?
    Paper jam in the Xerox again, and I've opened every door already. | My mailbox is full and I can't send the quote to my customer. What should I delete?
    OneDrive has been "processing changes" since yesterday on my machine. Should I restart it?
    One of our tablets at the front counter won't charge past 12 percent. What could be wrong?
    A little fan in my computer roars like a jet every time I open Chrome. Can you tell me why?
    I need to share my screen in fifteen minutes and the button is greyed out in Teams.
    The shared drive letter S: disappeared from my computer, my colleague still has his. How do I reconnect it? | printer not workin help
    laptop supr slow what do i do | cant login forgot pasword | my wifi sucks today how 2 fix | outlok wont open, tried restart
    My computer it makes very slow since two days, what can I do? | The printer she does not want to print, is connected but nothing.
    I don't arrive to open my Word, always come an error. | How I can change the password? It tells that is expired.
    The sound of my computer is not functioning in the meetings. | hey my headset connects to the laptop but nobody can hear me in the call what do I do
    the screen on my work laptop is upside down and I don't know what I pressed | Mon imprimante ne veut plus imprimer, quoi faire?
    J'ai oublié mon mot de passe Outlook.
  `,
};
