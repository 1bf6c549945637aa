import type { RecordsInput } from '../rules/schema/site.ts';
import { cloudMigration } from './cloud-migration.ts';
import { disasterRecovery } from './disaster-recovery.ts';
import { securityChecklist } from './security-checklist.ts';

export const downloads: RecordsInput['downloads'] = [securityChecklist, cloudMigration, disasterRecovery];
