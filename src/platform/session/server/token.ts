import { hash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored and compared: a reader of the table holds no token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** The token of an Authorization header, or null. */
export const bearerToken = (header: string | undefined): string | null =>
  BEARER.exec(header ?? '')?.[1] ?? null;
