import { z } from 'zod';
import { SKILLS } from './skills.ts';
import { TARGETS } from './targets.ts';

/**
 * The form of one file under `content/readings/` (described in docs/library.md): what readers chose and how they
 * labelled the questions of one passage, and what they found when they checked it. Nothing of it reaches a student, so that a reading changes no passage.
 */

const question = z.string().min(1);
/** The wording that was read (`questionVersion`). */
const version = z.string().regex(/^[0-9a-f]{8}$/, 'eight hexadecimal digits');
const reader = z.string().trim().min(1);

const choiceSchema = z.strictObject({
  question,
  version,
  /** The options as they were shown, each by its place among the options ordered by their words (`optionsByWords`). */
  order: z.array(z.int().min(0)).min(2),
  /** Index into `order`. */
  chosen: z.int().min(0),
  /** Whether the reader was sure; absent in readings from before the question was asked. */
  sure: z.boolean().optional(),
});

/** One reader's choices, with or without the passage. */
const readingSchema = z.strictObject({
  date: z.iso.date(),
  /** Who or what read. */
  reader,
  withPassage: z.boolean(),
  choices: z.array(choiceSchema),
});

/** One reader's labels, given without the stored ones or another reader's in sight. */
const labellingSchema = z.strictObject({
  date: z.iso.date(),
  reader,
  labels: z.array(z.strictObject({ question, version, skill: z.enum(SKILLS), target: z.enum(TARGETS) })),
});

/** What a reader checks a passage for: `facts` what it says of the world, `copy` the English of its questions and essay. */
export const CHECK_KINDS = ['facts', 'copy'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** One reader's check of a passage. */
const checkSchema = z
  .strictObject({
    date: z.iso.date(),
    reader,
    kind: z.enum(CHECK_KINDS),
    /** What was read (`checkVersion`). */
    version,
    ok: z.boolean(),
    /** What has to be changed, a sentence each; none where the check is ok. */
    found: z.array(z.string().trim().min(1)).default([]),
    /** What the reader could not check, or says besides. */
    note: z.string().trim().min(1).optional(),
  })
  .refine(({ ok, found }) => ok === (found.length === 0), 'a check is ok when nothing was found');

export const reviewSchema = z.strictObject({
  readings: z.array(readingSchema).default([]),
  labellings: z.array(labellingSchema).default([]),
  checks: z.array(checkSchema).default([]),
});

export type Review = z.output<typeof reviewSchema>;
export type Reading = z.output<typeof readingSchema>;
export type Choice = z.output<typeof choiceSchema>;
export type Labelling = z.output<typeof labellingSchema>;
export type Check = z.output<typeof checkSchema>;
export type Label = Labelling['labels'][number];
