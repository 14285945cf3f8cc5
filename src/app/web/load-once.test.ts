import { afterEach, expect, it } from 'vitest';
import { forgetReports, type Report, sendReportsWith } from '#platform/client-log/web/report.ts';
import { loadOnce } from './load-once.ts';

afterEach(forgetReports);

it('lets the first load go on, and reports and holds any other', async () => {
  const reports: Report[] = [];
  sendReportsWith((some) => reports.push(...some));
  const page = document.createElement('html');
  await loadOnce(page);
  expect(reports).toEqual([]);
  const second = loadOnce(page).then(() => 'went on');
  expect(await Promise.race([second, Promise.resolve('held')])).toBe('held');
  expect(reports.map(({ level, message }) => [level, message])).toEqual([['info', 'app already loaded']]);
});
