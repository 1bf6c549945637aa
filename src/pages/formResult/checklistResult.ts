import { formResultSource } from './formResult.ts';

export const source = formResultSource('checklist', { label: 'Resources', href: '/resources' }, ['email']);
