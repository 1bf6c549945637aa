import { describe, expect, test } from 'vitest';
import { readEnv } from '#api/env.ts';

const messageOf = (source: Record<string, string | undefined>) => {
  try {
    readEnv(source);
    return 'nothing wrong';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('The environment', () => {
  test('may be empty', () => {
    const defaults = { PORT: 3000, LOG_LEVEL: 'info', DIST_DIR: 'dist' };
    expect(readEnv({})).toEqual(defaults);
    expect(readEnv({ PORT: '', HOST: '', LOG_LEVEL: ' ', DIST_DIR: undefined })).toEqual(defaults);
  });

  test('is read without what belongs to others', () => {
    expect(readEnv({ PORT: '8080', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DIST_DIR: '/srv/site', PATH: '/bin', port: '1' })).toEqual({
      PORT: 8080, HOST: '127.0.0.1', LOG_LEVEL: 'silent', DIST_DIR: '/srv/site',
    });
  });

  test.each(['0', '65535'])('may name the port %s', (port) => {
    expect(readEnv({ PORT: port }).PORT).toBe(Number(port));
  });

  test.each(['-1', '65536', '80.5', '70000.5', 'http', 'Infinity', '0x'])('may not name the port %s', (port) => {
    expect(messageOf({ PORT: port })).toBe(`The environment is not right:\n  PORT is "${port}". Allowed: a port number from 0 to 65535.`);
  });

  test('is refused with everything that is wrong with it', () => {
    expect(messageOf({ PORT: 'http', LOG_LEVEL: 'loud' })).toBe(
      'The environment is not right:\n' +
        '  PORT is "http". Allowed: a port number from 0 to 65535.\n' +
        '  LOG_LEVEL is "loud". Allowed: fatal, error, warn, info, debug, trace or silent.',
    );
  });
});
