import type { Destination } from '#platform/ui/web/destination.ts';

export const LIBRARY = '/app/teacher/library';

/** A passage's page; at one of its questions (from 1), and with the answers shown from the start. */
export const toPassage = (
  quizId: number,
  search?: { readonly question: number; readonly answers?: true },
): Destination => ({ to: `${LIBRARY}/${quizId}`, ...(search && { search }) });
