import {
  accountReady,
  chooseRole,
  login,
  parentAccount,
  pretest,
  studentAccount,
  teacherAccount,
} from '#platform/screens/core/addresses.ts';
import { plainPath } from '#platform/screens/core/plain-path.ts';

/** What the social-media pixel is told of a page, in its own words. */
export const PIXEL_EVENTS = ['PageView', 'StartTrial', 'Contact', 'SubmitApplication'] as const;
export type PixelEvent = (typeof PIXEL_EVENTS)[number];

/** Where nobody else is told anything (spec section 6): `/welcome/demo` leads on to the pretest. */
const SKIPPED: ReadonlySet<string> = new Set(
  [login.path, studentAccount.path, '/welcome/demo', pretest.path].map(plainPath),
);

/** Whether nobody else is told of a page, whoever opens it: a child may be there. @param path null where it is not known */
export const isUntold = (path: string | null): boolean => path !== null && SKIPPED.has(plainPath(path));

/**
 * Spec section 6. The page of a student's account is on both of its lists; it is skipped, because whoever signs up there may be a child.
 */
const EVENTS: ReadonlyMap<string, PixelEvent> = new Map<string, PixelEvent>([
  [chooseRole.path, 'StartTrial'],
  [teacherAccount.path, 'Contact'],
  [parentAccount.path, 'Contact'],
  [accountReady.path, 'SubmitApplication'],
]);

/** The view of a page is told later, where its path is known (spec section 9). */
const PAGE_VIEW_DELAY_MS = 500;

/** What the pixel is told of a page, and after how long. @param path null where it is not known */
export function pixelEventsOn(
  path: string | null,
): { readonly event: PixelEvent; readonly delayMs: number }[] {
  if (path === null) return [{ event: 'PageView', delayMs: 0 }];
  if (isUntold(path)) return [];
  const event = EVENTS.get(plainPath(path));
  const view = { event: 'PageView', delayMs: PAGE_VIEW_DELAY_MS } as const;
  return event === undefined ? [view] : [{ event, delayMs: 0 }, view];
}
