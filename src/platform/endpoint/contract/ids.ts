import { z } from 'zod';

/** A row's id on the wire: a positive whole number that JavaScript holds exactly. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The same in an address, where everything is text. */
export const idInPath = z.coerce.number<number | string>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime();
