import { context, DiagLogLevel, diag, type Tracer, trace } from '@opentelemetry/api';

export interface TracesOptions {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** Share of the calls that are traced, 0–1. */
  readonly share: number;
  /** Called when the collector does not take what is sent, once in ten minutes at most. */
  readonly onTrouble: (words: string) => void;
}

export interface Traces {
  readonly tracer: Tracer;
  /** Sends what is left. A collector that is away costs two seconds. */
  readonly close: () => Promise<void>;
}

/** Between two complaints, in milliseconds. */
const QUIET = 600_000;
const CLOSE_TIMEOUT = 2_000;

/**
 * Sends traces to a collector (OpenTelemetry, OTLP over HTTP as JSON), some seconds later and in batches: nobody waits for it, and what does not
 * fit while it is away is dropped. What does the work is loaded here and nowhere else, so that a server without a collector has none of it.
 */
export async function startTraces({ endpoint, share, onTrouble }: TracesOptions): Promise<Traces> {
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  diag.setLogger(complaining(onTrouble), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'openleaf' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  return {
    tracer: provider.getTracer('openleaf'),
    close: async () => {
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, CLOSE_TIMEOUT);
      await Promise.race([provider.shutdown(), timeout.promise]).catch(() => undefined);
      clearTimeout(timer);
      context.disable();
      diag.disable();
      trace.disable();
    },
  };
}

const ignore = () => undefined;

/** The library's own log: of what goes wrong, one line in ten minutes. */
function complaining(onTrouble: (words: string) => void) {
  let last = Number.NEGATIVE_INFINITY;
  const error = (message: string) => {
    if (performance.now() - last < QUIET) return;
    last = performance.now();
    onTrouble(message);
  };
  return { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
}
