import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fact, Facts } from './facts.tsx';

it('is a description list: each value belongs to its name', () => {
  render(
    <Facts>
      <Fact name="Level">4</Fact>
      <Fact name="Topic">Animals</Fact>
    </Facts>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Level', 'Topic']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', 'Animals']);
});
