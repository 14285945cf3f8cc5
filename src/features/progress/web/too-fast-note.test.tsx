import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TOO_FAST_MEANS } from '../core/score-meanings.ts';
import { TooFastNote } from './too-fast-note.tsx';

afterEach(cleanup);

it.each([
  ['once where an answer was too fast', [0, 2, 1], TOO_FAST_MEANS],
  ['not where none was', [0, 0], ''],
  ['not where there is nothing', [], ''],
])('says what it means %s', (_, fast, said) => {
  const { container } = render(<TooFastNote of={fast.map((fastAnswers) => ({ fastAnswers }))} />);
  expect(container.textContent).toBe(said);
});
