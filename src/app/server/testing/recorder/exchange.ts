/** One request with its answer, as the recorder saw it. */
export interface Exchange {
  /** Places in the order of all events of the run: when the request came and when its answer left. */
  readonly began: number;
  readonly ended: number;
  /** Method and pattern of the route. */
  readonly route: string;
  /** Who asked, by the bearer token; null for nobody. */
  readonly actorId: number | null;
  /** Address and body as text: what the caller knew already. */
  readonly sent: string;
  readonly sentBody: unknown;
  readonly status: number;
  /** The values of the response's headers, one a line. */
  readonly headers: string;
  readonly body: string;
}

/** An answer that the service accepted. */
export interface AcceptedAnswer {
  readonly studentId: number;
  readonly questionId: number;
  readonly began: number;
}

/** Everything that was seen in one test file. */
export interface Recording {
  readonly exchanges: readonly Exchange[];
  readonly answers: readonly AcceptedAnswer[];
  /** Token → the person whom it signs in, in the order in which they were seen. */
  readonly tokens: ReadonlyMap<string, number>;
  /** What the service wrote down, line by line. */
  readonly log: readonly string[];
}

/** Something that left the service and should have stayed inside. */
export interface Leak {
  readonly what: string;
  readonly route: string;
  readonly actorId: number | null;
  /** Its path in the body. */
  readonly at: string;
  readonly excerpt: string;
}

/** What was found, in one line. */
export const describeLeak = ({ what, route, actorId, at, excerpt }: Leak): string =>
  `${what} at ${at} of ${route} for ${actorId ?? 'nobody'}: ${excerpt}`;
