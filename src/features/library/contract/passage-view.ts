import { z } from 'zod';

/** The text of a passage for anybody who may read it. */
export const passageView = z.object({
  title: z.string(),
  topic: z.string(),
  genre: z.string(),
  form: z.enum(['prose', 'verse', 'dialogue', 'procedure']),
  paragraphs: z.array(z.string()),
  glossary: z.array(z.object({ word: z.string(), meaning: z.string() })),
  words: z.number().int(),
  /** People, places or data in this informational text are made up; absent for all others. */
  invented: z.boolean().optional(),
});
export type PassageView = z.output<typeof passageView>;

/** A place in the passage, to light up: character offsets inside one paragraph. */
export const evidenceView = z.object({
  paragraph: z.number().int().describe('From 1.'),
  start: z.number().int(),
  end: z.number().int(),
});
export type EvidenceView = z.output<typeof evidenceView>;
