import pg from 'pg';

/** The statements of a call, without those that keep sessions and look at the library. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { prototype } = pg.Client;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the client below
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return (query as (...all: unknown[]) => unknown).apply(this, given) as never;
  };
  try {
    await call();
  } finally {
    prototype.query = query;
  }
  return statements.filter((text) => !/\bsessions\b|as stamp/.test(text));
}
