import { afterAll, expect, it, vi } from 'vitest';
import { startTraces } from './start-traces.ts';
import { startCollector } from './testing/start-collector.ts';

const collector = await startCollector();
afterAll(() => collector.stop());

it('says once that a collector is away, and waits for it neither in a call nor at the end', async () => {
  const onTrouble = vi.fn<(words: string) => void>();
  const { tracer, close } = await startTraces({ endpoint: 'http://127.0.0.1:9', share: 1, onTrouble });
  const began = performance.now();
  tracer.startSpan('GET /').end();
  expect(performance.now() - began).toBeLessThan(100);
  await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled(), { timeout: 30_000, interval: 100 });
  tracer.startSpan('GET /').end();
  const ended = performance.now();
  await close();
  expect(performance.now() - ended).toBeLessThan(5_000);
  expect(onTrouble).toHaveBeenCalledTimes(1);
});

it('traces no call where the share is 0', async () => {
  const { tracer, close } = await startTraces({ endpoint: collector.endpoint, share: 0, onTrouble: vi.fn() });
  tracer.startSpan('not to be seen').end();
  await close();
  expect(collector.spans).toEqual([]);
});
