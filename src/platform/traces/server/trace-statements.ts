import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type pg from 'pg';

type Query = (...parts: unknown[]) => unknown;
type Given = (error: Error | null | undefined, result: unknown) => void;

/** Makes each statement of a call a span in it: its text, which has no values, and how long it took. Statements of no call are not traced. */
export function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  const traced = new WeakSet<pg.PoolClient>();
  // By then nobody has it yet.
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    client.query = tracing(client.query.bind(client), tracer) as typeof client.query;
  });
}

function tracing(query: Query, tracer: Tracer): Query {
  return (statement, ...rest) => {
    const text = textOf(statement);
    if (text === undefined || trace.getActiveSpan()?.isRecording() !== true) return query(statement, ...rest);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
    });
    const given = rest.at(-1);
    if (typeof given === 'function')
      return query(statement, ...rest.slice(0, -1), endingBefore(given as Given, span));
    const outcome = query(statement, ...rest);
    if (outcome instanceof Promise)
      outcome.then(
        () => span.end(),
        () => fail(span),
      );
    else span.end();
    return outcome;
  };
}

/** Undefined for what is no statement but a stream, which is read long after it was sent. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

const endingBefore =
  (given: Given, span: Span): Given =>
  (error, result) => {
    if (error) fail(span);
    else span.end();
    given(error, result);
  };

/** What the database says of it can hold values, and stays here. */
function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
