export type DeskBreachRisk = 'real' | 'none';
