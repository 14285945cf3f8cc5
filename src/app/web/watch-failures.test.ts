import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetReports, type Report, sendReportsWith } from '#platform/client-log/web/report.ts';
import { started, watchFailures } from './watch-failures.ts';

let reports: Report[] = [];
let watching = new AbortController();
beforeEach(() => {
  // What another page failed to send is not of this one.
  forgetReports();
  reports = [];
  sendReportsWith((some) => reports.push(...some));
  watching = new AbortController();
  watchFailures(watching.signal);
});
afterEach(() => {
  watching.abort();
  forgetReports();
});

const fail = () =>
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'x is gone', filename: '/a.js', lineno: 1, colno: 7 }),
  );

const seen = () => reports.map(({ level, message, details }) => ({ level, message, details }));

it('reports what fails before the first screen as a start that failed, and then as it is', () => {
  fail();
  started();
  fail();
  expect(seen()).toEqual([
    {
      level: 'critical',
      message: "couldn't start session",
      details: { message: 'x is gone', source: '/a.js', line: 1, column: 7 },
    },
    { level: 'error', message: 'x is gone', details: { source: '/a.js', line: 1, column: 7 } },
  ]);
});

it('reports a script that could not be loaded, with its address', () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), { payload: new Error('/assets/quiz.js') }),
  );
  expect(seen().map(({ message, details }) => [message, details['type'], details['request']])).toEqual([
    ['could not load script', 'error', ''],
    ['could not load script', 'missing', '/assets/quiz.js'],
  ]);
});

it('says no more than ten things of one page', () => {
  for (let n = 0; n < 15; n += 1) window.dispatchEvent(new ErrorEvent('error', { message: `failure ${n}` }));
  expect(seen()).toHaveLength(10);
});
