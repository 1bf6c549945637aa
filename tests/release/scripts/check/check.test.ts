import { expect, test } from 'vitest';
import { runScript } from '#tests/support/runScript.ts';
import { buildRecords } from '#tests/support/buildData.ts';
import { makeDataFolder } from '#tests/support/dataFolder.ts';

const check = (part: string, folder?: string) =>
  runScript('scripts/check.ts', [part], folder === undefined ? {} : { DATA_DIR: folder });

test('The check of the data alone names its checks and nothing else', async () => {
  const { provider } = buildRecords();
  const folder = makeDataFolder({}, { provider: { ...provider, hours: { ...provider.hours, holidays: [] } } });
  expect(await check('data', folder)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Records: .+\ntypes: ok\ndata: ok\nclaims: ok\n$/),
  });
});

test('It names a record, its field, value and remedy, and then what waits; else a type error of a file that no record is in', async () => {
  const helper = { 'helpers/count.ts': "export const count: number = 'one';\n" };
  const wrong = { visitor: { ...buildRecords().visitor, selector: ['elora'] } };
  const { code, output } = await check('data', makeDataFolder(helper, wrong));
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Records: .+\ndata: failed\n.*"elora" does not exist.*\nNot run before.*: types, claims\.\n$/s,
  );
  const { provider } = buildRecords();
  const right = { provider: { ...provider, hours: { ...provider.hours, holidays: [] } } };
  expect((await check('data', makeDataFolder(helper, right))).output).toMatch(
    /^Records: .+\ntypes: failed\n.*helpers\/count\.ts\(1,14\): error TS2322.*\ndata: ok\n/s,
  );
});

test('A part that there is not is refused', async () => {
  expect(await check('date')).toMatchObject({
    code: 1,
    output: 'There is no check "date". Give "data" for the records alone, or nothing for all.\n',
  });
});
