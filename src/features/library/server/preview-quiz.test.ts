import { beforeAll, describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import * as contract from '../contract/endpoints.ts';
import { storeContent } from './store-content.ts';
import { FOR_PRETEST, HERON, KITE, smallLibrary } from './testing/small-library.ts';

const test = useTestApp();

beforeAll(async () => {
  await storeContent(test.database.db, smallLibrary, test.clock.now());
  await test.app.services.library.refresh();
});

const open = async (by: Person, title: string) => {
  const offered = [
    ...test.app.services.library.current('practice'),
    ...test.app.services.library.current('pretest'),
  ];
  const versionId = offered.find((passage) => passage.title === title)!.versionId;
  return by.call(contract.getCatalogQuiz, { params: { versionId } });
};

describe('a passage on the shelf', () => {
  it('is shown with its questions, but without keys, to a teacher whom no admin has approved', async () => {
    const teacher = await test.world.teacher('Rivera');
    const { data } = await open(teacher, KITE);
    expect(data).toMatchObject({ title: KITE, showsKeys: false, essay: { rubric: null, model: null } });
    expect(data.paragraphs[0]).toMatch(/^Noor made her kite/);
    expect(data.otherParts).toEqual([{ part: 1, title: HERON, versionId: expect.any(Number) }]);
    for (const { options, evidence } of data.questionList) {
      expect(evidence).toEqual([]);
      for (const option of options) expect(option).toMatchObject({ isKey: null, rationale: null });
    }
  });

  it('is shown with keys, reasons and the model essay to one who is approved', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
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
    const teacher = await test.world.teacher('Rivera');
    const { data } = await open(teacher, HERON);
    expect(data).toMatchObject({
      invented: true,
      claims: [{ claim: 'Herons make shade.', source: 'Audubon' }],
    });
    expect((await open(teacher, KITE)).data).toMatchObject({ invented: false, claims: [] });
  });

  it('that does not exist is refused', async () => {
    const admin = await test.world.admin('Ada');
    const { problem } = await admin.call(contract.getCatalogQuiz, { params: { versionId: 999_999 } });
    expect(problem).toMatchObject({ status: 404, code: 'no-passage' });
  });

  it('of the pretest is for admins only', async () => {
    const teacher = await test.world.teacher('Rivera');
    const admin = await test.world.admin('Ada');
    expect((await open(teacher, FOR_PRETEST)).problem).toMatchObject({ status: 404, code: 'no-passage' });
    expect((await open(admin, FOR_PRETEST)).data.essay).toBeNull();
  });

  it('shows a corrected key with its reason, and none of the reasons that were written for another', async () => {
    const admin = await test.world.admin('Ada');
    // Everyone sees the correction from now on: the other tests look at the keys of another passage.
    const { data } = await open(admin, HERON);
    const question = data.questionList[0]!;
    const other = question.options.find(({ isKey }) => !isKey)!;
    await admin.call(contract.correctKey, {
      body: {
        questionId: question.questionId,
        optionId: other.optionId,
        reason: 'It says so in paragraph 2.',
      },
    });
    const after = (await open(admin, HERON)).data.questionList[0]!;
    expect(after.correction).toMatchObject({ reason: 'It says so in paragraph 2.' });
    expect(after.options.filter(({ isKey }) => isKey)).toMatchObject([{ optionId: other.optionId }]);
    expect(after.options.every(({ rationale }) => rationale === null)).toBe(true);
    const unapproved = (await open(await test.world.teacher('Okafor'), HERON)).data.questionList[0]!;
    expect(unapproved.correction).toBeNull();
    const approved = (await open(await approvedTeacher(test, 'Rivera'), HERON)).data.questionList[0]!;
    expect(approved.correction).toMatchObject({ reason: 'It says so in paragraph 2.' });
    const { rows } = await test.database.pool.query(
      "select actor_user_id, act, detail from audit_log where act = 'correct-key' and actor_user_id = $1",
      [admin.id],
    );
    expect(rows).toEqual([
      {
        actor_user_id: admin.id,
        act: 'correct-key',
        detail: {
          questionId: question.questionId,
          optionId: other.optionId,
          correctionId: expect.any(Number),
        },
      },
    ]);
  });
});
