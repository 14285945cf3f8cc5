import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { openScene } from './testing/walk/scene.ts';
import { comparesWithTold } from './testing/walk/told.ts';
import { step } from './testing/walk/walk.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

/** Each walk is drawn from its number, in the year that the walk before has left. */
const SEEDS = Array.from({ length: 26 }, (_, n) => n + 1);
const STEPS = 12;

it.each(SEEDS)(
  'meets no state that the table of acts does not know, and tells teacher and student what is stored: walk %i',
  async (seed) => {
    const scene = await openScene(test, seed);
    const done: string[] = [];
    try {
      while (done.length < STEPS) {
        const { acted, stored } = await step(scene, done.length);
        if (!acted) continue;
        done.push(`${acted.what}: ${acted.answer.status}`);
        await comparesWithTold(scene, stored);
      }
      expect(await test.database.db.selectFrom('invariants').selectAll().execute()).toEqual([]);
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure);
      throw new Error(`Walk ${seed}: ${why}\nafter:\n${done.join('\n')}`, { cause: failure });
    }
  },
);
