import { linkTo } from '#platform/screens/core/address.ts';
import {
  classMonthPage,
  classProgressPage,
  classReportPage,
} from '#platform/screens/core/staff-addresses.ts';
import { Tabs } from '#platform/ui/web/tabs.tsx';

/** The reports of a class, by the names that teachers look for. */
export const reportsOf = (id: number) => [
  { ...linkTo(classReportPage, { id }), label: 'Whom to help' },
  { ...linkTo(classProgressPage, { id }), label: 'Progress report' },
  { ...linkTo(classMonthPage, { id }), label: 'Monthly report' },
];

/** The way from one report of a class to another. */
export const ReportKinds = ({ id }: { readonly id: number }) => <Tabs label="Reports" tabs={reportsOf(id)} />;
