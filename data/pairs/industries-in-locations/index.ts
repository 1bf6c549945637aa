import type { IndustryInLocation } from '../../rules/schema/pair.ts';
import { ajax } from './ajax.ts';
import { brampton } from './brampton.ts';
import { burlington } from './burlington.ts';
import { markham } from './markham.ts';
import { mississauga } from './mississauga.ts';
import { oakville } from './oakville.ts';
import { pickering } from './pickering.ts';
import { richmondHill } from './richmond-hill.ts';
import { toronto } from './toronto.ts';
import { vaughan } from './vaughan.ts';

export const industriesInLocations: IndustryInLocation[] = [
  ...toronto,
  ...mississauga,
  ...markham,
  ...vaughan,
  ...richmondHill,
  ...oakville,
  ...burlington,
  ...brampton,
  ...pickering,
  ...ajax,
];
