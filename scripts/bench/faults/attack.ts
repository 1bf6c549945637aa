import type { FaultScenario } from '../faults.ts';
import { clockDayAhead, clockYearsAhead, heldSignUp, repeatedWork } from './attack/clock.ts';
import { silentConnections } from './attack/connections.ts';
import { correctAndRecord, erasuresOfTwoMachines, manyHeldBack } from './attack/desk.ts';
import { forwardedHost, locationRedirects, malformedChunk, modelHangs, stopWhileHung } from './attack/peers.ts';

export const scenarios: FaultScenario[] = [
  { name: 'a clock three years ahead at one start', required: 'starts, deletes nothing', run: clockYearsAhead },
  { name: 'a clock a day ahead while a notice waits', required: 'sent within 10 s', run: clockDayAhead },
  { name: 'X-Forwarded-Host with www.', required: 'none to itself, none that is kept', run: forwardedHost },
  { name: 'two machines, one PostgreSQL, a restore', required: 'signed in, erased again', run: erasuresOfTwoMachines },
  { name: 'repeated work that takes long', required: 'one run at a time', run: repeatedWork },
  { name: 'a language model that hangs', required: '3 s twice, then none', run: modelHangs },
  { name: 'an IP-location service that redirects', required: 'not followed', run: locationRedirects },
  { name: 'SIGTERM while others hang', required: '0 within 10 s', run: stopWhileHung },
  { name: 'a malformed chunk', required: '400 at once', run: malformedChunk },
  { name: '30,000 held back', required: 'others wait 80 ms at most', run: manyHeldBack },
  { name: '6,000 silent connections', required: '400 by address, p99 of pages 200 ms', run: silentConnections },
  { name: 'a sign-up by a program', required: 'held back, nothing in the outbox', run: heldSignUp },
  { name: 'a correction and a breach', required: 'audited, and erased', run: correctAndRecord },
];
