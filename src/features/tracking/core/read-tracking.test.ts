import { describe, expect, it } from 'vitest';
import { readTracking } from './read-tracking.ts';

const WHOLE = {
  pixel_id: '1234567890',
  conversion_id: 'AW-123456789/AbC-D',
  analytics_id: 'G-ABC123DEF4',
  tracks_visitors: true,
};

it('reads every field', () => {
  expect(readTracking(JSON.stringify(WHOLE))).toEqual({
    kind: 'read',
    tracking: {
      pixelId: '1234567890',
      conversionId: 'AW-123456789/AbC-D',
      analyticsId: 'G-ABC123DEF4',
      tracksVisitors: true,
    },
  });
});

it('tells nobody anything by default', () => {
  expect(readTracking('{}')).toEqual({
    kind: 'read',
    tracking: { pixelId: null, conversionId: null, analyticsId: null, tracksVisitors: false },
  });
});

const BAD: readonly (readonly [string, readonly unknown[]])[] = [
  ['pixel_id', [null, 1_234_567_890, '', 'a', '1234', "1');alert('"]],
  ['conversion_id', [null, 7, '', 'AW-123456789', 'G-ABC123DEF4', 'AW-123456789/a b']],
  ['analytics_id', [null, 7, '', 'UA-1234-1', 'g-abc123def4', 'G-ABC123DEF4&x']],
  ['tracks_visitors', [null, 0, 1, 'true']],
];

describe('a bad value is refused with its field', () => {
  it.each(BAD.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
    '%s: %j',
    (field, value) => {
      const read = readTracking(JSON.stringify({ ...WHOLE, [field]: value }));
      expect(read).toMatchObject({ kind: 'fault', field, message: expect.stringMatching(/^is /) });
    },
  );

  it.each([
    ['{"pixel_id":"1234567890","pixelid":"1"}', 'pixelid', 'is not a field of the configuration'],
    ['', 'the configuration', 'is not JSON'],
    ['[]', 'the configuration', 'is an object'],
    ['null', 'the configuration', 'is an object'],
  ])('%s', (text, field, message) => {
    expect(readTracking(text)).toEqual({ kind: 'fault', field, message });
  });
});
