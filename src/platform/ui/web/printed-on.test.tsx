import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PrintedOn } from './printed-on.tsx';

afterEach(cleanup);

it('names what the paper is about only where its heading does not', () => {
  const { container } = render(<PrintedOn about="Room 12" zone="America/New_York" />);
  expect(container.textContent).toMatch(/^Room 12 · \w+ \d+, \d{4}$/);
  cleanup();
  const bare = render(<PrintedOn zone="America/New_York" />);
  expect(bare.container.textContent).toMatch(/^Printed \w+ \d+, \d{4}$/);
});
