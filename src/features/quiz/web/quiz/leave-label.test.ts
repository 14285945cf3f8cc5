import { expect, it } from 'vitest';
import { leaveLabel } from './leave-label.ts';

it.each([
  [{ answered: 0, waiting: 0, onDevice: true }, 'Leave. You can continue any time.'],
  [{ answered: 2, waiting: 0, onDevice: true }, 'Leave. Everything is saved. You can continue any time.'],
  [{ answered: 2, waiting: 1, onDevice: true }, 'Leave. Your answers are kept on this device.'],
  [{ answered: 2, waiting: 1, onDevice: false }, 'Leave'],
])('with %j says: %s', (answers, words) => expect(leaveLabel(answers)).toBe(words));
