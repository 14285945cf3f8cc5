import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreAnswers } from './more-answers.tsx';

/** What scrolls ends here, in pixels of the window; nothing is laid out in these tests. */
const EDGE = 300;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe = () => this.#told();
      disconnect = () => undefined;
    },
  );
  // Each element says itself where it would be.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('data-top') ?? 0);
    return new DOMRect(0, top, 300, Number(this.getAttribute('data-height') ?? EDGE));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scrolled = vi.fn<(to: ScrollToOptions) => void>();

function Sheet({ of, reasons = [] }: { of: 'answers' | 'reasons'; reasons?: readonly [number, number][] }) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={(element) => {
          body.current = element;
          if (element) element.scrollBy = scrolled as typeof element.scrollBy;
        }}
      >
        {reasons.map(([top, height]) => (
          <p key={top} data-reason data-top={top} data-height={height}>
            Because.
          </p>
        ))}
        {[100, 250, 340].map((top) => (
          <label key={top} data-top={top} data-height={60}>
            <input type="radio" name="answer" data-option /> An answer
          </label>
        ))}
      </div>
      <MoreAnswers body={body} of={of} />
    </>
  );
}

it('counts the answers of which less than half is in sight', () => {
  render(<Sheet of="answers" />);
  expect(screen.getByRole('button', { name: '1 more answer below' })).toBeTruthy();
});

it('leads to a reason that is cut off, and says nothing where all of them are in sight', async () => {
  const { rerender } = render(
    <Sheet
      of="reasons"
      reasons={[
        [60, 100],
        [180, 200],
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read why below' }));
  expect(scrolled).toHaveBeenCalledWith({ top: 180 - 8 });
  rerender(<Sheet key="short" of="reasons" reasons={[[60, 100]]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
