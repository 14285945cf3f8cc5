import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EndpointSpec } from '../contract/endpoint.ts';
import type { CallResult } from './call.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type Result = CallResult<EndpointSpec>;

const DONE = { ok: true, data: 'in' } as unknown as Result;
const refused = (code: string, retryAfter?: number) =>
  ({
    ok: false,
    problem: { code, status: 503, detail: '', errors: [], ...(retryAfter !== undefined && { retryAfter }) },
  }) as unknown as Result;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a server that answers as listed, the last for ever. */
async function askWith(...answers: Result[]) {
  const pauses: number[] = [];
  let asked = 0;
  const asking = retryWhileBusy<EndpointSpec>(
    async () => answers[Math.min(asked++, answers.length - 1)] ?? DONE,
    (pause) => pauses.push(pause),
  );
  await vi.runAllTimersAsync();
  return { result: await asking, asked, pauses };
}

it('comes back when the server said, within two seconds of it', async () => {
  const { result, pauses } = await askWith(refused('unavailable', 47), refused('unavailable', 3), DONE);
  expect(result).toBe(DONE);
  expect(pauses).toHaveLength(2);
  expect(pauses[0]).toBeGreaterThanOrEqual(47_000);
  expect(pauses[0]).toBeLessThan(49_000);
});

it('waits two to four seconds where the server said nothing', async () => {
  const { pauses } = await askWith(refused('unavailable'), DONE);
  expect(pauses[0]).toBeGreaterThanOrEqual(2_000);
  expect(pauses[0]).toBeLessThan(4_000);
});

it('says so after ten tries', async () => {
  const busy = refused('unavailable', 1);
  const { result, asked } = await askWith(busy);
  expect(result).toBe(busy);
  expect(asked).toBe(10);
});

it('does not repeat a call that was refused', async () => {
  const { asked } = await askWith(refused('wrong-login'));
  expect(asked).toBe(1);
});
