import type { Service } from '../rules/schema/service.ts';
import { cloudMigration } from './cloud-migration.ts';
import { cybersecurity } from './cybersecurity.ts';
import { dataBackup } from './data-backup.ts';
import { itConsulting } from './it-consulting.ts';
import { networkManagement } from './network-management.ts';

/** The services with pages of their own, in the order they are listed. */
export const services: Service[] = [cybersecurity, cloudMigration, dataBackup, networkManagement, itConsulting];
