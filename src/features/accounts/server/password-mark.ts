import { hash } from 'node:crypto';

/** By which a password is known again, made from what is stored of it. */
export const markOf = (passwordHash: string): Buffer => hash('sha256', passwordHash, 'buffer');
