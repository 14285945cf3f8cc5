import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { operationId, refusalCodes } from '#platform/endpoint/contract/operation.ts';
import { OPENAPI_FILE, printOpenApi } from '../../../tools/openapi.ts';
import { endpoints } from '../contract/endpoints.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();

/** What is looked at in an operation of the document. */
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>;
}

const operations = (): (readonly [route: string, operation: Operation])[] =>
  Object.entries(test.app.server.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
    ),
  );

const promised = endpoints.flatMap((endpoint) =>
  endpoint.methods.map((method) => ({ endpoint, method, route: `${method} /api/${endpoint.path}` })),
);

const text = (route: { method: string; url: string }): string => `${route.method} ${route.url}`;

describe('the OpenAPI document', () => {
  it('is committed as it is generated (npm run openapi)', async () => {
    expect(await readFile(OPENAPI_FILE, 'utf8')).toBe(printOpenApi(test.app.server));
  });

  it('has exactly the operations of the contract', () => {
    expect(
      operations()
        .map(([route]) => route)
        .toSorted(),
    ).toEqual(promised.map(({ route }) => route).toSorted());
  });

  it('gives every operation a name of its own', () => {
    const names = operations().map(([, operation]) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(promised)('says of $route what the contract says', ({ endpoint, method, route }) => {
    const operation = operations().find(([candidate]) => candidate === route)?.[1];
    expect(operation).toMatchObject({
      operationId: operationId(endpoint, method),
      summary: endpoint.summary,
    });
    expect(operation?.security).toEqual(endpoint.access.kind === 'signedIn' ? [{ bearer: [] }] : undefined);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    expect(operation?.responses).toHaveProperty(String(endpoint.status ?? 200));
    const responses = JSON.stringify(operation?.responses);
    expect(refusalCodes(endpoint).filter((code) => !responses.includes(`"${code}"`))).toEqual([]);
    const features = (endpoint.plan ?? []).map(({ feature }) => feature);
    expect(features.filter((feature) => !responses.includes(`"${feature}"`))).toEqual([]);
    for (const [code, { status, extra }] of Object.entries(endpoint.errors ?? {})) {
      const response = JSON.stringify(operation?.responses[status]);
      expect(
        [code, ...Object.keys(extra?.shape ?? {})].filter((word) => !response.includes(`"${word}"`)),
      ).toEqual([]);
    }
  });
});

describe('the router', () => {
  it('has no call that the contract does not name', () => {
    const calls = test.routes.filter(({ url }) => url.startsWith('/api'));
    const named = promised.map(({ endpoint, method }) => ({
      method,
      url: `/api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    }));
    expect(calls.map(text).toSorted()).toEqual(named.map(text).toSorted());
  });

  it('has nothing else but the health of the service', () => {
    const others = test.routes.filter(({ url }) => !url.startsWith('/api'));
    expect(new Set(others.map(({ url }) => url))).toEqual(new Set(['/healthz', '/readyz', '/metrics']));
  });
});
