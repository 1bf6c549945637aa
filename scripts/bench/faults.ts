import { httpFaults } from './faults/http.ts';
import { mailFaults } from './faults/mail.ts';
import { peerFaults } from './faults/peers.ts';
import { storeFaults } from './faults/store.ts';
import { testedFaults } from './faults/tested.ts';
import { report } from './report.ts';

const scenarios = [...mailFaults, ...peerFaults, ...httpFaults, ...storeFaults, ...testedFaults];

/**
 * `npm run bench -- faults [name]`: every scenario, or those whose name contains the argument. The limits are the product's
 * own, so some scenarios take a minute.
 */
export async function run([filter = '']: string[]): Promise<void> {
  const rows: string[][] = [];
  for (const { name, required, run: measure } of scenarios.filter((scenario) => scenario.name.includes(filter))) {
    console.log(`${name} …`);
    const { measured, holds } = await measure();
    console.log(`  ${holds ? 'holds' : 'DOES NOT HOLD'}: ${measured}`);
    rows.push([name, required, measured, holds ? 'yes' : 'no']);
  }
  if (filter === '') report('Faults', ['fault', 'required', 'measured', 'holds'], rows);
  if (rows.some((row) => row.at(-1) === 'no')) process.exitCode = 1;
}
