import { cleanup, render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

it('draws every dark module of the code once, with the quiet border around them', () => {
  const text = 'https://school.example/join?code=ABCD2345';
  render(<QrCode text={text} label="Join Room 12" />);
  const drawing = screen.getByRole('img', { name: 'Join Room 12' });
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const drawn = new Set(
    [
      ...drawing
        .querySelector('path')!
        .getAttribute('d')!
        .matchAll(/M(\d+) (\d+)h(\d+)/g),
    ].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, n) => `${Number(x) + n} ${y}`),
    ),
  );
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...drawn].toSorted()).toEqual(dark.toSorted());
  expect(dark.some((module) => module.startsWith('3 '))).toBe(false);
});
