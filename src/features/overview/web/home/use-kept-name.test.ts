import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeTab, openTab } from '#platform/device/web/keep-in-tab.ts';
import { useKeptName } from './use-kept-name.ts';

beforeEach(openTab);
afterEach(cleanup);

it('keeps the name of the child for a home without a network, until the child logs out', async () => {
  renderHook(() => useKeptName(7, 'Ana'));
  await expect.poll(() => JSON.stringify(Object.values(sessionStorage))).toContain('Ana');
  const { result } = renderHook(() => useKeptName(7, undefined));
  await expect.poll(() => result.current).toBe('Ana');
  const { result: other } = renderHook(() => useKeptName(8, undefined));
  expect(other.current).toBeUndefined();
  closeTab();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Ana');
});
