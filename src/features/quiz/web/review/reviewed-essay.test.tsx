import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInRouter } from '#features/overview/web/teaching/testing/render-in-router.tsx';
import type { EssayView } from '../../contract/short-essay.ts';
import { ReviewedEssay } from './reviewed-essay.tsx';

afterEach(cleanup);

const essay: EssayView = {
  prompt: 'Why did "the river" turn?',
  status: 'submitted',
  text: 'The hill was in its way.',
  score: 3,
  comment: 'Say which paragraph shows this.',
  maySkip: false,
  teacherName: 'Ms. Rivera',
};

it.each<[Partial<EssayView>, boolean, string[]]>([
  [{}, false, ['The hill was in its way.', 'Ms. Rivera gave it 3 of 4', 'Say which paragraph shows this.']],
  [{}, true, ['Score: 3 of 4']],
  [{ score: 0, comment: '' }, false, ['Ms. Rivera gave it 0 of 4']],
  [{ score: null, comment: '' }, false, ['Handed in. Ms. Rivera will read it.']],
  [{ score: null, comment: '', teacherName: null }, false, ['Handed in. Your teacher will read it.']],
  [{ score: null, comment: '' }, true, ['Waiting to be read']],
  [{ status: 'skipped', text: '', score: null }, false, ['You skipped it.']],
  [{ status: 'open', text: '', score: null }, false, ['You can still write it']],
  [{ status: 'open', text: '', score: null }, true, ['It is not written yet.']],
])('with %j, of a student: %s, says %j', async (part, ofStudent, sentences) => {
  await renderInRouter(<ReviewedEssay essay={{ ...essay, ...part }} ofStudent={ofStudent} />);
  const { textContent } = screen.getByRole('region', { name: 'Short essay' });
  for (const sentence of ['Why did “the river” turn?', ...sentences]) expect(textContent).toContain(sentence);
});

it('comes into view where the address names it, and only there', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await renderInRouter(<ReviewedEssay essay={essay} ofStudent={false} />);
  expect(scroll).not.toHaveBeenCalled();
  cleanup();
  location.hash = '#essay';
  await renderInRouter(<ReviewedEssay essay={essay} ofStudent={false} />);
  expect(scroll).toHaveBeenCalledOnce();
  location.hash = '';
});
