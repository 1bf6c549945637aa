import type { RecordsInput } from '../rules/schema/site.ts';
import { securityChecklist } from './security-checklist.ts';

/** A workbook and a document are files beside this one: change them in a program for them, and their date here. */
export const downloads: RecordsInput['downloads'] = [
  securityChecklist,
  {
    id: 'cloud-migration-planning-template',
    format: 'xlsx',
    updatedAt: '2026-11-21',
    preview: [
      {
        kind: 'table',
        caption: 'What you run today',
        head: ['System', 'What it is for', 'Owner (a person)', 'Users', 'Data in GB', 'Where it runs today'],
        rows: [
          [
            'Example: email and calendars',
            'Mail of the whole organization, shared mailboxes',
            'Office manager',
            '24',
            '310',
            'Server in the office',
          ],
          [
            'Example: file server',
            'Shared folders of all departments',
            'Office manager',
            '24',
            '1200',
            'Server in the office',
          ],
          ['Example: accounting', 'Ledger, payables, payroll', 'Controller', '4', '18', 'Server in the office'],
          ['Example: label printing', 'Labels for shipments', 'Warehouse lead', '3', '2', 'Computer in the warehouse'],
        ],
      },
      {
        kind: 'points',
        items: [
          {
            title: 'Read me: Cloud migration plan',
            description:
              'Plan the move on paper first: what you have, what it costs, what moves when, and how to go back.',
          },
          {
            title: 'Inventory: What you run today',
            description: 'One row for each system. Leave the wave empty for what stays or is retired.',
          },
          {
            title: 'Costs: What each system costs, now and later',
            description:
              'The first three columns come from the inventory. What stays costs the same later; what is retired costs nothing.',
          },
          {
            title: 'Now against later',
            description: 'Everything here follows from the sheet Costs. Change only the two white cells.',
          },
          {
            title: 'Wave plan: What moves when',
            description:
              'Days of work leave out weekends and the holidays on the sheet Lists. A cut-over falls on a Friday; if that one is a holiday, move it.',
          },
          {
            title: 'Risks: What can go wrong',
            description:
              'Likelihood and impact from 1 (small) to 5 (large). The score is one times the other; 15 and more is high, 8 and more is middle.',
          },
          {
            title: 'Cut-over: Cut-over checklist',
            description:
              'Save a copy of this sheet for each wave. Choose the wave; the days follow from the wave plan.',
          },
        ],
      },
    ],
  },
  {
    id: 'disaster-recovery-plan-template',
    format: 'docx',
    updatedAt: '2026-11-21',
    preview: [
      {
        kind: 'list',
        title: 'Parts of the document',
        items: [
          'How to use this plan',
          'The first hour on one page',
          'Roles',
          'Contacts',
          'Systems and how fast they must be back',
          'Order of recovery',
          'Ransomware or another attack',
          'The office cannot be used',
          'The internet is down',
          'A supplier fails',
          'What we say',
          'Tests',
        ],
      },
    ],
  },
];
