import type { RecordsInput } from '../../schema/site.ts';

export const sameForIntent: RecordsInput['assistant']['intents'][number] = {
  id: 'same-for',
  examples: `
    and markham?
    what about enterprise
    and on sundays
    and for law firms
    how about hamilton
    and essential?
    same question for backup
    and the other plan
    what about professional then
    in all plans?
    and at night?
    and in french
    and with data backup?
    et mississauga ?
    et pour enterprise
    et le dimanche ?
    et à Markham?
    pis le Enterprise lui?
    même question pour Oakville
    et le dimanche?
    dans tous les forfaits?
    Qu'en est-il du Professional?
    et pour les dentistes
    les macs aussi?
    est-ce pareil pour un bureau à Hamilton?
    pis pour la VoIP?
    ok pis les jours fériés la
    et nos employés à distance, ça s'applique aussi?
    Does the same apply to the Enterprise plan?
    what about macs
    same question, voip
    And would that hold for our remote employees as well?
    holidays too?
    what about Cloud Backup
    and for charities?
    and entreprise
    And on weekends?
    Essential?
    And Richmond Hill, our second place is there?
    and on the cheapest one?
    And Ajax? We have a small warehouse there too.
    and the top one?
    and data backup on its own?
    And the dearest one?
    and a firewall?
    and ransomware?
    and failover?
    And for small things like a printer?
    And what about our second location in Hamilton?
    and the one in the middle?
    and saas?
  `,
};
