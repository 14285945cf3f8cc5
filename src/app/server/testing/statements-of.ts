import pg from 'pg';
import { vi } from 'vitest';

/** The statements of a call, without those that keep sessions. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the client below
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { readonly text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return (query as (...all: unknown[]) => unknown).apply(this, given) as never;
  });
  await call();
  spy.mockRestore();
  return statements.filter((text) => !/\bsessions\b|as stamp/.test(text));
}
