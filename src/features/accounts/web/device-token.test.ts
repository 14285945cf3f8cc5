import { beforeEach, expect, it } from 'vitest';
import { deviceHeaders, keepDeviceToken } from './device-token.ts';

beforeEach(() => localStorage.clear());

it('sends what it was given, and goes on with it when nothing new came', () => {
  expect(deviceHeaders()).toEqual({});
  keepDeviceToken('a-token');
  keepDeviceToken(null);
  expect(deviceHeaders()).toEqual({ 'openleaf-device': 'a-token' });
});

it('does without a storage that refuses', () => {
  const refusing = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  } as unknown as Storage;
  keepDeviceToken('a-token', refusing);
  expect(deviceHeaders(refusing)).toEqual({});
});
