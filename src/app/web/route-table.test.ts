import { expect, it } from 'vitest';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import {
  aboutPage,
  contactPage,
  helpAnswerPage,
  helpPage,
  supportPage,
} from '#platform/screens/core/service-addresses.ts';
import { kitPage, pricingPage } from '#platform/screens/core/staff-addresses.ts';
import type { Screen } from '#platform/screens/web/screen.ts';
import { screens } from './route-table.ts';
import { staffScreens } from './staff-route-table.ts';

const paths = (addresses: readonly { readonly path: string }[]) =>
  addresses.map(({ path }) => path).toSorted();

const isForStudents = ({ roles }: Screen) => roles === 'anyone' || roles.includes('student');

it('has one screen for every address', () => {
  expect(allAddresses.length).toBeGreaterThan(20);
  expect(paths([...screens, ...staffScreens].map(({ address }) => address))).toEqual(paths(allAddresses));
  expect(new Set(paths(allAddresses)).size).toBe(allAddresses.length);
});

it('keeps from the first list what no student opens, and in the other has for students only what no quiz leads to', () => {
  expect(screens.filter((screen) => !isForStudents(screen))).toEqual([]);
  const others = staffScreens.filter(isForStudents).map(({ address }) => address);
  const expected = [aboutPage, kitPage, contactPage, helpPage, helpAnswerPage, pricingPage, supportPage];
  expect(paths(others)).toEqual(paths(expected));
});
