import type { ServiceInIndustry } from '../../rules/schema/pair.ts';
import { cloudMigration } from './cloud-migration.ts';
import { cybersecurity } from './cybersecurity.ts';
import { dataBackup } from './data-backup.ts';
import { itConsulting } from './it-consulting.ts';
import { networkManagement } from './network-management.ts';

export const servicesInIndustries: ServiceInIndustry[] = [
  ...cloudMigration,
  ...cybersecurity,
  ...dataBackup,
  ...itConsulting,
  ...networkManagement,
];
