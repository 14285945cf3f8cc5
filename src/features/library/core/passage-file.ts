import { z } from 'zod';
import { SKILLS } from './skills.ts';
import { TOPICS } from './topics.ts';

/**
 * The form of one passage file under `content/` (one YAML file per passage, described in docs/library.md).
 * The schema settles the shape only; whether a passage is good enough is the business of the gates.
 */

const line = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

export const spanSchema = z.strictObject({
  /** 1-based; a stanza in verse. */
  paragraph: z.int().min(1),
  /** The exact words of that paragraph. */
  quote: line,
});

export const ROLES = ['key', 'misread', 'otherSpan', 'unsupported'] as const;

export const optionSchema = z.strictObject({
  text: line,
  /** `misread`: a misreading of the key's place; `otherSpan`: true elsewhere, no answer here; `unsupported`: not in the text. */
  role: z.enum(ROLES),
  spans: z.array(spanSchema).default([]),
  rationale: line,
});

export const TARGETS = ['locate', 'integrate', 'critique'] as const;
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export const questionSchema = z.strictObject({
  /** Unique in its passage and never reused, because answers refer to it. */
  code: slug,
  skill: z.enum(SKILLS),
  target: z.enum(TARGETS),
  /** Anchor standard for reading of the Common Core. */
  anchor: z.string().regex(/^R\.[1-9]$/, 'R.1 to R.9'),
  difficulty: z.enum(DIFFICULTIES),
  stem: line,
  /** The word asked about; for vocabulary questions only. */
  word: line.optional(),
  options: z.array(optionSchema).min(2),
});

export const essaySchema = z.strictObject({
  prompt: line,
  /** What earns each score; the index is the score, 0..4. */
  rubric: z.array(line).length(5),
  model: line,
});

export const readingSchema = z.strictObject({
  date: z.iso.date(),
  /** Who or what read. */
  reader: line,
  withPassage: z.boolean(),
  choices: z.array(
    z.strictObject({
      question: slug,
      /** The option indices in the order shown. */
      order: z.array(z.int().min(0)).min(2),
      /** Index into `order`. */
      chosen: z.int().min(0),
    }),
  ),
});

export const WAIVABLE_GATES = ['fk', 'measure'] as const;
export const KINDS = ['literary', 'informational'] as const;
export const FORMS = ['prose', 'verse', 'dialogue', 'procedure'] as const;
export const GENRES = [
  'story',
  'folktale',
  'myth',
  'fantasy',
  'poem',
  'drama',
  'letter',
  'diary',
  'interview',
  'procedure',
  'explanation',
  'report',
  'argument',
  'biography',
  'speech',
] as const;

export const passageSchema = z.strictObject({
  id: slug,
  use: z.enum(['practice', 'pretest']),
  level: z.int().min(1).max(12),
  title: line,
  topic: z.enum(TOPICS),
  kind: z.enum(KINDS),
  genre: z.enum(GENRES),
  form: z.enum(FORMS),
  waiver: z.strictObject({ gates: z.array(z.enum(WAIVABLE_GATES)).min(1), reason: line }).optional(),
  /** `care`: a teacher may want to look first; never shown in the under-13 mode. */
  sensitivity: z.enum(['none', 'care']),
  series: z.strictObject({ id: slug, part: z.int().min(1) }).optional(),
  text: line,
  glossary: z.array(z.strictObject({ word: line, meaning: line })).default([]),
  claims: z.array(z.strictObject({ claim: line, how: line })).default([]),
  questions: z.array(questionSchema).min(1),
  essay: essaySchema.optional(),
  review: z.array(readingSchema).default([]),
});

export type Passage = z.output<typeof passageSchema>;
export type Question = Passage['questions'][number];
export type Option = Question['options'][number];
export type Span = z.output<typeof spanSchema>;
export type Reading = z.output<typeof readingSchema>;
export type Target = (typeof TARGETS)[number];
export type Form = (typeof FORMS)[number];
export type WaivableGate = (typeof WAIVABLE_GATES)[number];
