import { expect, it } from 'vitest';
import { readConfig } from '#platform/config/server/config.ts';
import { createHttpServer } from './http-server.ts';

it('tells the operator in plain words that the disk is full, and the caller to try again', async () => {
  const log: string[] = [];
  const config = readConfig({ LOG_LEVEL: 'warn', DATABASE_URL: 'postgres://unused' });
  const server = createHttpServer(config, { write: (line) => log.push(line) });
  server.get('/full', () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  const reply = await server.inject({ url: '/full' });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBeDefined();
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'the disk of the database is full', route: '/full' },
  ]);
  await server.close();
});
