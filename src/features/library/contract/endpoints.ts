import { z } from 'zod';
import { writtenText } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { LENGTHS } from '../core/catalog-filter.ts';
import { FORMS, GENRES, KINDS } from '../core/passage-file.ts';
import { SKILLS } from '../core/skills.ts';
import { TOPICS } from '../core/topics.ts';

/** A passage on the shelf. */
const catalogLine = z.object({
  /** The version of the passage with its questions that is offered now. */
  versionId: id,
  title: z.string(),
  /** How the text begins, in one line. */
  opening: z.string(),
  level: z.number().int(),
  topic: z.enum(TOPICS),
  kind: z.enum(KINDS),
  genre: z.enum(GENRES),
  form: z.enum(FORMS),
  words: z.number().int(),
  questions: z.number().int(),
  /** Reading and answering together, rounded up. */
  minutes: z.number().int(),
  /** Each skill once, in the order of the questions. */
  skills: z.array(z.enum(SKILLS)),
  /** How many questions exercise each of these skills, in the same order. */
  skillQuestions: z.array(z.number().int()),
  series: z.object({ id: z.string(), part: z.number().int() }).nullable(),
  /** A teacher may want to look first; never shown to students under 13. */
  care: z.boolean(),
});
export type CatalogLine = z.output<typeof catalogLine>;

const pageNumber = z.coerce.number().int().min(0).max(10_000);

/** A page asks once typing rests, so nobody searches this often by hand. */
const SEARCH_LIMIT: RateLimit = { calls: 90, seconds: 60, countedIn: 'process' };

export const listCatalogQuizzes = endpoint({
  name: 'listCatalogQuizzes',
  methods: ['GET'],
  path: 'teaching/listCatalogQuizzes',
  summary:
    'The practice passages that are offered, searched by words (forgiving typing errors) and filtered.',
  access: only(['teacher', 'admin']),
  query: z.object({
    /** Words of the title or the text; a beginning of a word is enough. */
    q: z.string().max(200).optional(),
    level: z.coerce.number().int().min(1).max(12).optional(),
    topic: z.enum(TOPICS).optional(),
    kind: z.enum(KINDS).optional(),
    genre: z.enum(GENRES).optional(),
    skill: z.enum(SKILLS).optional(),
    length: z.enum(LENGTHS).optional(),
    series: z.string().max(100).optional(),
    page: pageNumber.default(0),
    size: z.coerce.number().int().min(1).max(100).default(24),
  }),
  response: z.object({
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    /** Best match first where words are searched for, else by level, then what has most questions of the skill that is asked for, then title. */
    quizzes: z.array(catalogLine),
  }),
  limit: SEARCH_LIMIT,
  heavy: true,
});

const catalogOption = z.object({
  optionId: id,
  text: z.string(),
  /** Whether it is the key, and what is told to a student who chose it; null to a teacher who may not see keys. */
  isKey: z.boolean().nullable(),
  rationale: z.string().nullable(),
});

const catalogQuestion = z.object({
  questionId: id,
  number: z.number().int(),
  stem: z.string(),
  skill: z.enum(SKILLS),
  target: z.string(),
  difficulty: z.string(),
  options: z.array(catalogOption),
  /** Where the text shows the answer; empty to a teacher who may not see keys. */
  evidence: z.array(
    z.object({ paragraph: z.number().int(), start: z.number().int(), end: z.number().int() }),
  ),
  /** When the key was corrected, and why; null for nearly every question, and where no keys are shown. */
  correction: z.object({ at: moment, reason: z.string() }).nullable(),
});
export type CatalogQuestion = z.output<typeof catalogQuestion>;

export const getCatalogQuiz = endpoint({
  name: 'getCatalogQuiz',
  methods: ['GET'],
  path: 'teaching/catalogQuiz/{quizId}',
  summary: 'One passage with its questions; keys, rationales and the model essay for those who may see them.',
  access: only(['teacher', 'admin']),
  noObject: 'The passages of the library are there for every teacher.',
  params: z.object({ versionId: idInPath }),
  wire: { params: { versionId: 'quizId' } },
  response: catalogLine.extend({
    /** False until an admin has approved the teacher: then keys, rationales, rubric and model are left out. */
    showsKeys: z.boolean(),
    paragraphs: z.array(z.string()),
    glossary: z.array(z.object({ word: z.string(), meaning: z.string() })),
    /** An informational text in which people, places or data are made up. */
    invented: z.boolean(),
    /** What the text says of the real world, and where that was checked. */
    claims: z.array(z.object({ claim: z.string(), source: z.string() })),
    /** The estimated reading measure of the text, 200–1400. */
    measure: z.number().int(),
    questionList: z.array(catalogQuestion),
    essay: z
      .object({
        prompt: z.string(),
        /** For a score of 0 to 4, in this order. */
        rubric: z.array(z.string()).nullable(),
        model: z.string().nullable(),
      })
      .nullable(),
    /** Other parts of the series, in their order. */
    otherParts: z.array(z.object({ part: z.number().int(), title: z.string(), versionId: id })),
  }),
  errors: { 'no-passage': { status: 404, detail: 'This passage is not on the shelf.' } },
  limit: READ_LIMIT,
  notHeavy: 'It reads one passage.',
});
export type CatalogQuiz = z.output<(typeof getCatalogQuiz)['response']>;

export const correctKey = endpoint({
  name: 'correctKey',
  methods: ['POST'],
  path: 'admin/correctKey',
  summary:
    'Makes another option the key of a question. Answers are scored again soon after; no points are taken.',
  access: only(['admin']),
  noObject: 'The questions of the library belong to nobody.',
  body: z.object({
    questionId: id,
    optionId: id,
    reason: writtenText(500).min(1, 'Please say why. Students and teachers read it.'),
  }),
  response: z.object({ correctionId: id }),
  errors: {
    'no-question': { status: 422, detail: 'There is no such question.' },
    'unknown-option': { status: 422, detail: 'This option does not belong to the question.' },
    'key-already': { status: 409, detail: 'This option is the key already.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
