import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, choosePassages, offerPassages } from './choose-passages.ts';
import { type DrawFor, drawPassages } from './draw-passages.ts';
import { newQuestion } from './question-state.ts';
import { ALL_LEVELS, LEVELS, type Level } from './scale.ts';
import { newStudent } from './student-state.ts';

const TODAY = 20_000;
const student = newStudent(5);

function passage(passageId: string, level: Level, change: Partial<Candidate> = {}): Candidate {
  return {
    passageId,
    level,
    topic: passageId,
    genre: 'story',
    skills: ['main idea'],
    lastReadDay: null,
    passed: false,
    questions: Array.from({ length: 5 }, () => newQuestion(level)),
    ...change,
  };
}

const failed = (daysAgo: number) => ({ lastReadDay: TODAY - daysAgo, passed: false });
const passedPassage = (daysAgo: number) => ({ lastReadDay: TODAY - daysAgo, passed: true });

function draw(change: Partial<DrawFor> = {}): DrawFor {
  return {
    mode: 'practice',
    shownLevel: 5,
    range: ALL_LEVELS,
    today: TODAY,
    readInPretest: new Set(),
    read: { genres: new Map(), skills: new Map() },
    ...change,
  };
}

/** Numbers 0 <= r < 1 from a seed, for a repeatable choice (Park and Miller). */
function seeded(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const offered = (passages: readonly Candidate[], to: DrawFor, seed = 1) =>
  choosePassages(student, passages, to, seeded(seed)).map((offer) => offer.passage.passageId);

describe('the three offers', () => {
  it('put the expected score nearest the goal first', () => {
    const bank = [passage('four', 4), passage('five', 5), passage('six', 6)];
    // A student sure of Five is expected to get about 75 % of Five, 80 % of Four, 70 % of Six.
    const sure = { ...student, sd: 0.25 };
    const first = (mode: DrawFor['mode']) => {
      const drawn = bank.map((one) => ({ passage: one, tier: 0, reread: false }));
      return offerPassages(sure, drawn, mode)[0]!.passage.passageId;
    };
    expect([first('practice'), first('pretest')]).toEqual(['five', 'six']);
  });

  it('are of three topics where there are three', () => {
    const cats = ['a', 'b', 'c', 'd'].map((id) => passage(id, 5, { topic: 'cats' }));
    const bank = [...cats, passage('moon', 6), passage('sea', 4)];
    const topics = choosePassages(student, bank, draw(), seeded(3)).map((offer) => offer.passage.topic);
    expect(topics.toSorted()).toEqual(['cats', 'moon', 'sea']);
    expect(offered(cats, draw())).toHaveLength(3);
  });

  it('say which score to expect', () => {
    const [offer] = choosePassages(student, [passage('one', 5)], draw(), seeded(1));
    expect(offer!.expectedScore).toBeGreaterThan(0.6);
    expect(offer!.expectedScore).toBeLessThan(0.8);
  });
});

describe('practice draws', () => {
  it('from the shown level and its neighbours', () => {
    const bank = LEVELS.flatMap((level) => [passage(`${level}a`, level), passage(`${level}b`, level)]);
    const drawn = drawPassages(bank, draw(), seeded(1)).map((one) => one.passage.level);
    expect(new Set(drawn)).toEqual(new Set([4, 5, 6]));
  });

  it('at most 12', () => {
    const bank = Array.from({ length: 40 }, (_, index) => passage(`p${index}`, 5));
    expect(drawPassages(bank, draw(), seeded(1))).toHaveLength(12);
  });

  it('inside the range of the class', () => {
    const bank = LEVELS.map((level) => passage(`${level}`, level));
    const range = { minLevel: 1, maxLevel: 3 } as const;
    expect(offered(bank, draw({ range })).toSorted()).toEqual(['1', '2', '3']);
  });

  it('the nearest passages when the range is empty', () => {
    const range = { minLevel: 1, maxLevel: 3 } as const;
    expect(offered([passage('far', 9), passage('near', 6)], draw({ range }))).toEqual(['near']);
  });

  it('the genre and the skill the student has had least', () => {
    const poems = Array.from({ length: 12 }, (_, index) => passage(`poem${index}`, 5, { genre: 'poem' }));
    const stories = Array.from({ length: 12 }, (_, index) => passage(`story${index}`, 5));
    const read = { genres: new Map([['story', 1]]), skills: new Map() };
    const genres = drawPassages([...stories, ...poems], draw({ read }), seeded(1));
    expect(genres.every((genre) => genre.passage.genre === 'poem')).toBe(true);
    const rare = passage('rare', 5, { skills: ['main idea', 'tone'] });
    const skills = { genres: new Map(), skills: new Map([['main idea', 3]]) };
    expect(drawPassages([...stories, rare], draw({ read: skills }), seeded(1))[0]!.passage).toBe(rare);
  });

  it('every passage of a large tier sooner or later', () => {
    const bank = Array.from({ length: 30 }, (_, index) => passage(`p${index}`, 5));
    const seen = new Set(LEVELS.flatMap((seed) => offered(bank, draw(), seed * 7919)));
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('passages read before', () => {
  it('come after unread ones', () => {
    const bank = [
      passage('failed', 5, failed(40)),
      passage('passed', 6, passedPassage(99)),
      passage('new', 4),
    ];
    expect(offered(bank, draw())).toEqual(['new', 'failed', 'passed']);
  });

  it('that were passed wait until their level is used up', () => {
    const old = [9, 50, 70, 20].map((days) => passage(`${days}`, 5, passedPassage(days)));
    expect(offered(old, draw())).toEqual(['70', '50', '20']);
    const fresh = ['x', 'y', 'z'].map((id) => passage(id, 5));
    expect(offered([...old, ...fresh], draw()).toSorted()).toEqual(['x', 'y', 'z']);
  });

  it('come back level by level, where nothing fresh is left at the level', () => {
    const bank = [
      passage('new', 5),
      passage('five', 5, passedPassage(80)),
      passage('four', 4, passedPassage(10)),
    ];
    expect(offered(bank, draw())).toEqual(['new', 'four', 'five']);
  });

  it('come back in the order of their reading, whatever the match', () => {
    const bank = ([5, 6, 4] as const).map((level) => passage(`${level}`, level, passedPassage(level)));
    expect(offered(bank, draw())).toEqual(['6', '5', '4']);
    const reverse = ([5, 6, 4] as const).map((level) =>
      passage(`${level}`, level, passedPassage(20 - level)),
    );
    expect(offered(reverse, draw())).toEqual(['4', '5', '6']);
  });

  it('that were failed rest for 30 days', () => {
    const bank = [passage('recent', 5, failed(29)), passage('rested', 5, failed(30)), passage('next', 7)];
    expect(offered(bank, draw())).toEqual(['rested', 'next', 'recent']);
  });

  it('come back rather than nothing', () => {
    expect(offered([passage('only', 5, failed(0))], draw())).toEqual(['only']);
  });
});

describe('the pretest draws', () => {
  it('from all levels', () => {
    const bank = LEVELS.map((level) => passage(`${level}`, level));
    expect(drawPassages(bank, draw({ mode: 'pretest' }), seeded(1))).toHaveLength(12);
  });

  it('never a passage read in this pretest', () => {
    const to = draw({ mode: 'pretest', readInPretest: new Set(['a']) });
    expect(offered([passage('a', 5), passage('b', 12)], to)).toEqual(['b']);
    expect(offered([passage('a', 5)], to)).toEqual([]);
  });
});

describe('for any library', () => {
  const level = fc.constantFrom(...LEVELS);
  const history = fc.oneof(
    fc.constant({ lastReadDay: null, passed: false }),
    fc.record({ lastReadDay: fc.integer({ min: TODAY - 90, max: TODAY }), passed: fc.boolean() }),
  );
  const bank = fc
    .array(fc.tuple(level, fc.constantFrom('cats', 'moon', 'sea'), history), { maxLength: 40 })
    .map((rows) => rows.map(([at, topic, read], index) => passage(`p${index}`, at, { topic, ...read })));
  const range = fc
    .tuple(level, level)
    .map(([a, b]) => ({ minLevel: a < b ? a : b, maxLevel: a < b ? b : a }) as const);
  const mode = fc.constantFrom('practice' as const, 'pretest' as const);

  it('offers three passages or all there are, each once, inside the range if it has any', () => {
    fc.assert(
      fc.property(bank, range, level, mode, fc.nat(), (passages, limits, shownLevel, how, seed) => {
        const offers = choosePassages(
          student,
          passages,
          draw({ mode: how, range: limits, shownLevel }),
          seeded(seed),
        );
        const inside = passages.filter(
          (candidate) => candidate.level >= limits.minLevel && candidate.level <= limits.maxLevel,
        );
        if (inside.length > 0) {
          expect(offers).toHaveLength(Math.min(3, inside.length));
          expect(offers.every((offer) => inside.includes(offer.passage))).toBe(true);
        } else expect(offers.length > 0).toBe(passages.length > 0);
        expect(new Set(offers.map((offer) => offer.passage)).size).toBe(offers.length);
      }),
    );
  });
});
