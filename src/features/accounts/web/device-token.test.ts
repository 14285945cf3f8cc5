import { beforeEach, expect, it, vi } from 'vitest';
import { deviceHeaders, keepDeviceToken } from './device-token.ts';

beforeEach(() => localStorage.clear());

it('sends what it was given, and goes on with it when nothing new came', () => {
  expect(deviceHeaders()).toEqual({});
  keepDeviceToken('a-token');
  keepDeviceToken(null);
  expect(deviceHeaders()).toEqual({ 'openleaf-device': 'a-token' });
});

const refuse = () => {
  throw new Error('refused');
};

it('does without a storage that refuses', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDeviceToken('a-token');
  expect(deviceHeaders()).toEqual({});
  vi.unstubAllGlobals();
});
