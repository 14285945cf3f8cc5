import { afterAll, describe, expect, it, vi } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getClass } from '#features/classes/contract/endpoints.ts';
import { type SentSpan, startCollector } from './testing/start-collector.ts';

/** Spans are sent some seconds after they end. */
const SENT = { timeout: 15_000, interval: 100 };
const NAME = 'Zebra Room';

const collector = await startCollector();
const test = useTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, QUICK_PASSWORDS);
afterAll(() => collector.stop());

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const attribute = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];
const childrenOf = ({ spanId }: SentSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('calls', () => {
  it('are spans by the pattern of their route, with their statements in them', async () => {
    const rivera = await test.world.teacher('Rivera');
    const room = await rivera.class(NAME);
    expect((await rivera.call(getClass, { params: { id: room.id } })).status).toBe(200);
    expect((await rivera.call(getClass, { params: { id: room.id + 1 } })).status).toBe(404);
    const route = '/api/class/:id';
    await vi.waitFor(() => expect(named(`GET ${route}`)).toHaveLength(2), SENT);
    const spans = named(`GET ${route}`);
    expect(new Set(spans.map((span) => Number(attribute(span, 'http.response.status_code'))))).toEqual(
      new Set([200, 404]),
    );
    expect(spans.map((span) => attribute(span, 'http.route'))).toEqual([route, route]);
    for (const span of spans) {
      const statements = childrenOf(span);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.map((statement) => attribute(statement, 'db.query.text'))).not.toContain(undefined);
      expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([span.traceId]));
    }
  });

  it('keep every name and value to themselves', async () => {
    const rivera = await test.world.teacher('Rivera');
    await rivera.class(NAME, { timezone: 'America/Chicago' });
    await vi.waitFor(() => expect(named('POST /api/class').length).toBeGreaterThan(0), SENT);
    const sent = JSON.stringify(collector.spans);
    for (const secret of [NAME, rivera.username, rivera.token, 'Chicago']) expect(sent).not.toContain(secret);
  });

  it('that hold a transaction have all of its statements, from begin to commit', async () => {
    const rivera = await test.world.teacher('Rivera');
    const before = named('POST /api/class').length;
    await rivera.class('Room 12');
    await vi.waitFor(() => expect(named('POST /api/class').length).toBeGreaterThan(before), SENT);
    const operations = childrenOf(named('POST /api/class').at(-1)!).map(({ name }) => name);
    expect(operations).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
  });
});
