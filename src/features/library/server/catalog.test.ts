import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import * as contract from '../contract/endpoints.ts';
import { fixtureWith } from '../core/fixture-passage.ts';
import type { Passage } from '../core/passage-file.ts';
import { passageSchema } from '../core/passage-file.ts';
import { storeContent } from './store-content.ts';

const test = useTestApp();
let teacher: Teacher;
let admin: Person;

/** A small library: a kite, the same kite as a diary, and a passage of the pretest. */
const passages: Passage[] = [
  fixtureWith((passage) => {
    passage.series = { id: 'gull-hill', part: 2 };
  }),
  fixtureWith((passage) => {
    Object.assign(passage, {
      id: 'the-heron',
      title: 'The Heron’s Umbrella',
      level: 5,
      topic: 'animals',
      kind: 'informational',
      genre: 'report',
      text: 'A heron spreads its wings over the water. In that shade the little fish gather, and they are eaten.',
      series: { id: 'gull-hill', part: 1 },
      truth: 'invented',
      claims: [
        { claim: 'Herons make shade.', source: 'Audubon' },
        { claim: 'An older claim.', how: 'known' },
      ],
    });
  }),
  passageSchema.parse({
    ...fixtureWith(() => {}),
    id: 'for-the-pretest',
    use: 'pretest',
    title: 'Only For Placing',
    glossary: [],
    essay: undefined,
  }),
];

beforeAll(async () => {
  await storeContent(test.database.db, passages, test.clock.now());
  await test.app.services.library.refresh();
  teacher = await test.world.teacher('Rivera');
  admin = await test.world.admin('Ada');
});

type Query = Parameters<typeof find>[0];
const find = async (query: {
  q?: string;
  level?: number;
  topic?: 'animals';
  kind?: 'literary';
  genre?: 'report';
  skill?: 'Vocab';
  length?: 'short' | 'long';
  series?: string;
  page?: number;
  size?: number;
}) => (await teacher.call(contract.listCatalogQuizzes, { query })).data;
const titles = async (query: Query) => (await find(query)).quizzes.map(({ title }) => title);
const KITE = 'The Kite That Would Not Land';
const HERON = 'The Heron’s Umbrella';

describe('the shelf', () => {
  it('holds what is offered for practice, by level and title, and nothing of the pretest', async () => {
    expect(await titles({})).toEqual([KITE, HERON]);
    expect((await find({})).quizzes[1]).toMatchObject({
      level: 5,
      topic: 'animals',
      genre: 'report',
      opening: expect.stringMatching(/^A heron spreads/),
      series: { id: 'gull-hill', part: 1 },
      care: false,
    });
  });

  it.each<[string, Query, string[]]>([
    ['a word of the title', { q: 'heron' }, [HERON]],
    ['a word of the text', { q: 'mittens' }, [KITE]],
    ['the beginning of a word', { q: 'umbr' }, [HERON]],
    ['a word with a typing error', { q: 'umbrela' }, [HERON]],
    ['a short word with a typing error', { q: 'hron' }, [HERON]],
    ['two words that one passage has', { q: 'kite curtain' }, [KITE]],
    ['two words that no passage has together', { q: 'kite heron' }, []],
    ['nothing that exists', { q: 'zzzzqqqq' }, []],
    ['signs only', { q: "' & | ! :* \\" }, []],
    ['a level', { level: 5 }, [HERON]],
    ['a topic', { topic: 'animals' }, [HERON]],
    ['a kind', { kind: 'literary' }, [KITE]],
    ['a genre', { genre: 'report' }, [HERON]],
    ['a length', { length: 'long' }, []],
    ['a series', { series: 'gull-hill' }, [KITE, HERON]],
    ['words and a filter', { q: 'the', level: 3 }, [KITE]],
  ])('is searched by %s', async (_, query, expected) => expect(await titles(query)).toEqual(expected));

  it('is turned in pages', async () => {
    const second = await find({ page: 1, size: 1 });
    expect(second).toMatchObject({ page: 1, size: 1, total: 2 });
    expect(second.quizzes.map(({ title }) => title)).toEqual([HERON]);
  });

  it('forgets what is retired', async () => {
    await storeContent(test.database.db, passages.slice(0, 1), test.clock.now());
    await test.app.services.library.refreshIfChanged();
    expect(await titles({ q: 'heron' })).toEqual([]);
    await storeContent(test.database.db, passages, test.clock.now());
    await test.app.services.library.refreshIfChanged();
    expect(await titles({ q: 'heron' })).toEqual([HERON]);
  });
});

const open = async (by: Person, title: string) => {
  const offered = [
    ...test.app.services.library.current('practice'),
    ...test.app.services.library.current('pretest'),
  ];
  const quizId = offered.find((passage) => passage.title === title)!.versionId;
  return by.call(contract.getCatalogQuiz, { params: { quizId } });
};

describe('a passage on the shelf', () => {
  it('is shown with its questions, but without keys, to a teacher whom no admin has approved', async () => {
    const { data } = await open(teacher, KITE);
    expect(data).toMatchObject({ title: KITE, showsKeys: false, essay: { rubric: null, model: null } });
    expect(data.paragraphs[0]).toMatch(/^Noor made her kite/);
    expect(data.otherParts).toEqual([
      { part: 1, title: HERON, reading_comprehension_quiz_id: expect.any(Number) },
    ]);
    for (const { options, evidence } of data.questionList) {
      expect(evidence).toEqual([]);
      for (const option of options) expect(option).toMatchObject({ isKey: null, rationale: null });
    }
  });

  it('is shown with keys, reasons and the model essay to one who is approved', async () => {
    await test.database.pool.query('update users set keys_approved_at = now() where id = $1', [teacher.id]);
    const { data } = await open(teacher, KITE);
    expect(data.showsKeys).toBe(true);
    expect(data.essay!.rubric).toHaveLength(5);
    for (const { options, evidence } of data.questionList) {
      expect(options.filter(({ isKey }) => isKey)).toHaveLength(1);
      expect(options.every(({ rationale }) => rationale !== null)).toBe(true);
      expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it('tells what of it is true, by its sources, and that the rest is made up', async () => {
    const { data } = await open(teacher, HERON);
    expect(data).toMatchObject({
      invented: true,
      claims: [{ claim: 'Herons make shade.', source: 'Audubon' }],
    });
    expect((await open(teacher, KITE)).data).toMatchObject({ invented: false, claims: [] });
  });

  it('of the pretest is for admins only', async () => {
    expect((await open(teacher, 'Only For Placing')).status).toBe(404);
    expect((await open(admin, 'Only For Placing')).data.essay).toBeNull();
  });

  it('shows a corrected key with its reason, and none of the reasons that were written for another', async () => {
    const { data } = await open(admin, KITE);
    const question = data.questionList[0]!;
    const other = question.options.find(({ isKey }) => !isKey)!;
    await admin.call(contract.correctKey, {
      body: {
        questionId: question.questionId,
        answerId: other.answerId,
        reason: 'It says so in paragraph 2.',
      },
    });
    const after = (await open(admin, KITE)).data.questionList[0]!;
    expect(after.correction).toMatchObject({ reason: 'It says so in paragraph 2.' });
    expect(after.options.filter(({ isKey }) => isKey)).toMatchObject([{ answerId: other.answerId }]);
    expect(after.options.every(({ rationale }) => rationale === null)).toBe(true);
    const { rows } = await test.database.pool.query(
      "select actor_user_id, act, detail from audit_log where act = 'correct-key'",
    );
    expect(rows).toEqual([
      {
        actor_user_id: admin.id,
        act: 'correct-key',
        detail: {
          questionId: question.questionId,
          optionId: other.answerId,
          correctionId: expect.any(Number),
        },
      },
    ]);
  });
});
