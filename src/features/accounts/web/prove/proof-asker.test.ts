import { expect, it } from 'vitest';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createProofAsker } from './proof-asker.ts';

/** A service that refuses so often for want of a proof. */
function service(refusals: number) {
  const calls: string[] = [];
  const api = (async (endpoint: EndpointSpec) => {
    calls.push(endpoint.name);
    return calls.length > refusals
      ? { ok: true, data: 'done' }
      : { ok: false, problem: { code: 'prove-first', status: 403, detail: '', errors: [] } };
  }) as unknown as ApiClient;
  return { api, calls };
}
const ERASE = { name: 'eraseAccount' } as EndpointSpec;
const once = () => new Promise((resolve) => setTimeout(resolve, 0));

it('makes the call anew once the person has proved it', async () => {
  const asker = createProofAsker();
  asker.subscribe(() => {});
  const { api, calls } = service(1);
  const result = asker.asking(api)(ERASE, {});
  await once();
  expect(asker.waits()).toBe(true);
  asker.answer(true);
  expect(await result).toMatchObject({ ok: true });
  expect([calls, asker.waits()]).toEqual([['eraseAccount', 'eraseAccount'], false]);
});

it('passes the refusal on where the person does not want to, and where no screen asks', async () => {
  const asker = createProofAsker();
  expect(await asker.asking(service(9).api)(ERASE, {})).toMatchObject({ ok: false });
  asker.subscribe(() => {});
  const { api, calls } = service(9);
  const result = asker.asking(api)(ERASE, {});
  await once();
  asker.answer(false);
  expect(await result).toMatchObject({ problem: { code: 'prove-first' } });
  expect(calls).toHaveLength(1);
});

it('asks once for calls that wait together', async () => {
  const asker = createProofAsker();
  let heard = 0;
  asker.subscribe(() => {
    heard += 1;
  });
  const { api } = service(2);
  const results = [asker.asking(api)(ERASE, {}), asker.asking(api)(ERASE, {})];
  await once();
  asker.answer(true);
  expect((await Promise.all(results)).map(({ ok }) => ok)).toEqual([true, true]);
  expect(heard).toBe(2);
});
