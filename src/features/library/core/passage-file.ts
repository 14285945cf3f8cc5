import { z } from 'zod';
import { reviewSchema } from './review-file.ts';
import { SKILLS } from './skills.ts';
import { TARGETS } from './targets.ts';
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

/** Whether a text is about the real world. YAML reads a bare `true` as a truth value, so both are taken. */
export const TRUTHS = ['true', 'invented'] as const;
const truthSchema = z.preprocess((value) => (value === true ? 'true' : value), z.enum(TRUTHS));

export const claimSchema = z.strictObject({
  /** What the text says about the real world. */
  claim: line,
  /** Where it was checked: a work, an institution or an address that a teacher can look up. */
  source: line.optional(),
  /** How it is known, in texts from before sources were asked for. */
  how: line.optional(),
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
  /** Informational texts: `invented` when people, places or data are made up, which readers are told. */
  truth: truthSchema.optional(),
  claims: z.array(claimSchema).default([]),
  questions: z.array(questionSchema).min(1),
  essay: essaySchema.optional(),
  /** From the passage's file under `content/readings/`; never in the passage's own. */
  review: reviewSchema.default({ readings: [], labellings: [], checks: [] }),
});

/** A passage's own file, which holds no readings. */
export const passageFileSchema = passageSchema.omit({ review: true });

export type Passage = z.output<typeof passageSchema>;
export type Question = Passage['questions'][number];
export type Option = Question['options'][number];
export type Span = z.output<typeof spanSchema>;
export type Truth = (typeof TRUTHS)[number];
export type Form = (typeof FORMS)[number];
export type WaivableGate = (typeof WAIVABLE_GATES)[number];
