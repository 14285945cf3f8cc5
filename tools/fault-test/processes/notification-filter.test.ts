import { expect, it } from 'vitest';
import { notificationFilter } from './notification-filter.ts';

const message = (letter: string, text: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + text.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(text)]);
};

it.each([1, 3, 1_000])('leaves out notifications, in pieces of %i bytes', (size) => {
  const sent = Buffer.concat([
    message('D', 'row'),
    message('A', 'ended'),
    message('Z', 'I'),
    message('A', ''),
  ]);
  const keep = notificationFilter();
  const kept: Buffer[] = [];
  for (let at = 0; at < sent.length; at += size) kept.push(keep(sent.subarray(at, at + size)));
  expect(Buffer.concat(kept)).toEqual(Buffer.concat([message('D', 'row'), message('Z', 'I')]));
});
