import type { RecordsInput } from '../schema/site.ts';

/** First steps in an emergency, for visitors who write French. */
export const emergenciesInFrench: RecordsInput['assistant']['emergenciesInFrench'] = {
  malware: [
    'Débranchez les ordinateurs touchés du réseau : tirez le câble et coupez le Wi-Fi.',
    'Laissez-les allumés, car les traces se perdent avec le courant.',
    'Ne touchez pas aux copies de sauvegarde, ne restaurez rien et ne payez rien pour le moment.',
    "Photographiez l'écran, et dites à vos gens de ne plus se connecter.",
  ],
  account: [
    "Changez le mot de passe à partir d'un ordinateur sûr.",
    'Déconnectez le compte partout et activez la vérification en deux étapes.',
    'Dites à vos collègues de ne pas ouvrir les messages de ce compte.',
    "Laissez le message et l'ordinateur tels quels, pour qu'on puisse les examiner.",
  ],
  payment: [
    'Appelez votre banque maintenant et demandez de rappeler ou de geler le paiement.',
    'Ne répondez pas au message et ne le supprimez pas.',
    'Arrêtez les autres paiements vers ce compte, et changez le mot de passe de la boîte concernée.',
    "Notez le montant, le compte et l'heure pour la banque et la police.",
  ],
  device: [
    "Changez les mots de passe de la personne qui utilisait l'appareil, d'abord le courriel.",
    "Faites-le déconnecter de tous les comptes et, si c'est prévu, verrouiller et effacer à distance.",
    'Notez quelles données il contenait et si le disque était chiffré.',
    'Signalez un vol à la police.',
  ],
  breach: [
    'Empêchez que plus ne sorte : bloquez les comptes ou les ordinateurs concernés.',
    'Ne supprimez rien : les journaux et les messages sont des preuves.',
    "Notez ce qui s'est passé et quand vous l'avez remarqué.",
    'Avertissez la personne responsable de la protection des renseignements ; la loi peut exiger un signalement.',
  ],
  outage: [
    'Regardez si un seul ordinateur est touché ou tous, et si Internet fonctionne sur un téléphone.',
    'Vérifiez le courant et les câbles du modem, du pare-feu et du serveur, mais ne redémarrez pas un serveur qui montre une erreur.',
    "Notez quand cela a commencé et tout message à l'écran.",
  ],
};
