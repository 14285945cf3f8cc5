import { expect, it } from 'vitest';
import { moduleOf, summarise } from './profile.ts';

it('names packages, our own files and the rest', () => {
  expect(moduleOf('file:///a/node_modules/@scope/thing/lib/index.js')).toBe('@scope/thing');
  expect(moduleOf('file:///a/node_modules/pg/lib/client.js')).toBe('pg');
  expect(moduleOf('file:///a/src/platform/http/server/http-server.ts')).toBe(
    'src/platform/http/server/http-server.ts',
  );
  expect(moduleOf('node:crypto')).toBe('node:crypto');
  expect(moduleOf('')).toBe("Node's own code");
});

it('counts the working time within the spans', () => {
  const frames = [
    ['query', 'file:///a/node_modules/pg/lib/client.js'],
    ['hash', 'node:crypto'],
    ['(idle)', ''],
  ];
  const nodes = frames.map(([functionName = '', url = ''], id) => ({ id, callFrame: { functionName, url } }));
  const profile = {
    nodes,
    startTime: 1000,
    samples: [1, 0, 2, 0, 1, 1],
    timeDeltas: [10, 10, 10, 10, 20, 50],
  };
  const [byModule, byFunction] = summarise(profile, [{ from: 1015, until: 1060 }]);
  expect(byModule).toBe('time of the server by module: 50.0 % pg, 50.0 % node:crypto');
  expect(byFunction).toBe('by function: 50.0 % query of pg, 50.0 % hash of node:crypto');
});
