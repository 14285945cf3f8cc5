import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import * as contract from '../contract/endpoints.ts';
import { storeContent } from './store-content.ts';
import { HERON, KITE, smallLibrary } from './testing/small-library.ts';

const test = useTestApp();
let teacher: Teacher;

beforeAll(async () => {
  await storeContent(test.database.db, smallLibrary, test.clock.now());
  await test.app.services.library.refresh();
  teacher = await test.world.teacher('Rivera');
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
    const { questions, skills, skillQuestions } = (await find({})).quizzes[1]!;
    expect(skillQuestions).toHaveLength(skills.length);
    expect(skillQuestions.reduce((sum, one) => sum + one, 0)).toBe(questions);
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
    await storeContent(test.database.db, smallLibrary.slice(0, 1), test.clock.now());
    await test.app.services.library.refreshIfChanged();
    expect(await titles({ q: 'heron' })).toEqual([]);
    await storeContent(test.database.db, smallLibrary, test.clock.now());
    await test.app.services.library.refreshIfChanged();
    expect(await titles({ q: 'heron' })).toEqual([HERON]);
  });
});
