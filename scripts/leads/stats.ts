import type { Command } from './command.ts';
import { type Column, table } from './table.ts';

interface Row {
  month: string;
  service: string;
  leads: number;
}

/** Leads by month and service, and the numbers of messages and subscribers. */
export const stats: Command = {
  options: {},
  positionals: [0, 0],
  async run({ owner, dates, width, service, print }) {
    const { leads, quarantined, messages, heldSignUps, subscribers } = await owner.numbers();
    const months = Map.groupBy(leads, ({ createdAt }) => dates.month(createdAt));
    const rows = [...months].flatMap(([month, ofMonth]): Row[] => {
      const byService = [...Map.groupBy(ofMonth, (lead) => service(lead.service))].map(
        ([name, some]): Row => ({ month: '', service: name, leads: some.length }),
      );
      return [
        { month, service: 'all', leads: ofMonth.length },
        ...byService.sort((a, b) => b.leads - a.leads || a.service.localeCompare(b.service)),
      ];
    });
    const columns: Column<Row>[] = [
      { title: 'Month', value: ({ month }) => month, fixed: true },
      { title: 'Service', value: (row) => row.service },
      { title: 'Leads', value: (row) => String(row.leads), fixed: true, side: 'right' },
    ];
    print(rows.length > 0 ? table(rows, columns, width) : 'There are no leads.');
    print('');
    print(`Leads        ${leads.length}, ${quarantined} more in quarantine`);
    const inQuarantine = heldSignUps > 0 ? `, ${heldSignUps} in quarantine` : '';
    print(`Messages     ${messages.sent} sent, ${messages.queued} waiting, ${messages.parked} parked${inQuarantine}`);
    print(
      `Newsletter   ${subscribers.active} subscribed, ${subscribers.pending} to be confirmed, ${subscribers.left} left`,
    );
  },
};
