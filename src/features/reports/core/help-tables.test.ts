import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SKILLS } from '#features/library/core/skills.ts';
import { helpTables, SEATS, type SeatedStudent, type SkillOrGroup } from './help-tables.ts';

type Skill = SeatedStudent['skills'][number];
type Figures = Pick<Skill, 'standing' | 'difference'>;

const known = (difference: number): Figures => ({
  difference,
  standing: difference <= -0.1 ? 'below' : 'as-expected',
});
const FEW: Figures = { difference: null, standing: 'too-few' };
const student = (
  studentId: number,
  level: number | null,
  numbers: Partial<Record<SkillOrGroup, Figures>>,
) => ({
  studentId,
  level,
  skills: Object.entries(numbers).map(([skill, figures]) => ({ skill: skill as SkillOrGroup, ...figures })),
});

it('seats those who need the same skill, the table with most to gain first', () => {
  const tables = helpTables([
    student(1, 5, { Inference: known(-0.2), Vocab: known(-0.15) }),
    student(2, 3, { Inference: known(-0.3) }),
    student(3, 4, { Inference: known(-0.05), Vocab: FEW }),
  ]);
  expect(tables).toEqual([
    { skill: 'Inference', studentIds: [2, 1] },
    { skill: 'Vocab', studentIds: [1] },
  ]);
});

it('parts more than six by their reading level, evenly', () => {
  const levels = [9, 2, 7, 4, 3, 8, 5];
  const tables = helpTables(levels.map((level, at) => student(at + 1, level, { Compare: known(-0.2) })));
  const seated = tables.map(({ studentIds }) => studentIds.map((id) => levels[id - 1]!));
  expect(seated).toEqual([
    [2, 4, 3, 5],
    [9, 7, 8],
  ]);
});

it('seats for a group of skills whom no single skill of it tells', () => {
  const tables = helpTables([
    student(1, 5, { Inference: known(-0.2), 'Integration of Knowledge': known(-0.2) }),
    student(2, 3, { Inference: FEW, Compare: FEW, 'Integration of Knowledge': known(-0.3) }),
  ]);
  expect(tables).toEqual([
    { skill: 'Integration of Knowledge', studentIds: [2] },
    { skill: 'Inference', studentIds: [1] },
  ]);
});

it('seats nobody where nobody needs help', () => {
  expect(helpTables([])).toEqual([]);
  expect(helpTables([student(1, 4, { Sequence: known(0) }), student(2, null, {})])).toEqual([]);
});

it('seats everybody who needs help with a skill once at it, never more than six together', () => {
  const anybody = fc.array(
    fc.tuple(
      fc.option(fc.integer({ min: 1, max: 12 })),
      fc.constantFrom(...SKILLS),
      fc.double({ min: -0.5, max: 0, noNaN: true }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(anybody, (given) => {
      const students: SeatedStudent[] = given.map(([level, skill, difference], at) =>
        student(at, level, { [skill]: known(difference) }),
      );
      const tables = helpTables(students);
      for (const { studentIds } of tables) expect(studentIds.length).toBeLessThanOrEqual(SEATS);
      const seated = tables.flatMap(({ skill, studentIds }) => studentIds.map((id) => `${skill} ${id}`));
      const needy = given.flatMap(([, skill, difference], at) =>
        difference <= -0.1 ? [`${skill} ${at}`] : [],
      );
      expect(seated.toSorted()).toEqual(needy.toSorted());
    }),
  );
});
