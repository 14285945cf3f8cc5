import { expect, it } from 'vitest';
import { TOPICS } from '../../core/topics.ts';
import { coverLooks } from './cover-looks.ts';

it('gives each topic a scene of its own', () => {
  const scenes = coverLooks(TOPICS).map(({ scene }) => scene);
  expect(new Set(scenes).size).toBe(TOPICS.length);
});

it.each(TOPICS)('draws no two neighbors of %s alike', (topic) => {
  const looks = coverLooks(Array.from({ length: 12 }, () => topic)).map(
    ({ scene, look }) => `${scene} ${look}`,
  );
  for (const [index, look] of looks.entries()) if (index > 0) expect(look).not.toBe(looks[index - 1]);
});

it('has a cover for a topic that is not known yet', () =>
  expect(coverLooks(['chess'])).toEqual([{ topic: 'realistic-fiction', scene: 'window', look: 0 }]));
