import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Address } from '#platform/screens/core/address.ts';
import * as allAt from '#platform/screens/core/addresses.ts';
import { entriesOf } from '#platform/screens/core/places.ts';
import * as staffAt from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import type { Role } from '#platform/session/core/actor.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { screens as forAll } from '../route-table.ts';
import { staffScreens } from '../staff-route-table.ts';
import { Navigation } from './navigation.tsx';
import { Rail } from './rail.tsx';

const at = { ...allAt, ...staffAt };
const screens = [...forAll, ...staffScreens];

afterEach(cleanup);

/** The lit entry at each address, by role; null where none is, as on what is one's own. */
const LIT: Readonly<Record<Role, readonly (readonly [Address, string | null])[]>> = {
  student: [
    [at.studentHome, 'Home'],
    [at.studentActivities, 'Home'],
    [at.pretest, 'Home'],
    [at.readingHistory, 'My quizzes'],
    [at.quizPage, 'My quizzes'],
    [at.essayPage, 'My quizzes'],
    [at.quizResults, 'My quizzes'],
    [at.quizReview, 'My quizzes'],
    [at.readingProgress, 'My progress'],
    [at.myTeachers, 'My teachers'],
    [at.joinClassPage, 'My teachers'],
    // Their entry is there for parents alone.
    [at.familyPage, null],
    [at.childPage, null],
    [at.profileSettings, null],
    [at.passwordSettings, null],
    [at.deviceSettings, null],
    [at.socialSettings, null],
    [at.accountReady, null],
  ],
  teacher: [
    [at.teacherHome, 'Home'],
    [at.essayDesk, 'Home'],
    [at.invitations, 'Home'],
    [at.coTeacherInvites, 'Home'],
    [at.teacherClasses, 'Classes'],
    [at.allStudents, 'Classes'],
    [at.createClassPage, 'Classes'],
    [at.schoolYearPage, 'Classes'],
    [at.recentChangesPage, 'Classes'],
    [at.classPage, 'Classes'],
    [at.addStudentsPage, 'Classes'],
    [at.newCardsPage, 'Classes'],
    [at.classOverviewPage, 'Classes'],
    [at.classEssaysPage, 'Classes'],
    [at.classActivitiesPage, 'Classes'],
    [at.classReportPage, 'Classes'],
    [at.classSkillPage, 'Classes'],
    [at.classProgressPage, 'Classes'],
    [at.classMonthPage, 'Classes'],
    [at.classTeachersPage, 'Classes'],
    [at.classSettingsPage, 'Classes'],
    [at.studentPage, 'Classes'],
    [at.studentQuizzesPage, 'Classes'],
    [at.studentReviewPage, 'Classes'],
    [at.studentSkillsPage, 'Classes'],
    [at.studentReportPage, 'Classes'],
    [at.studentAnswersPage, 'Classes'],
    [at.studentPretestsPage, 'Classes'],
    [at.studentLoginPage, 'Classes'],
    [at.studentEssaysPage, 'Classes'],
    [at.studentActivitiesPage, 'Classes'],
    [at.quizReview, 'Classes'],
    [at.teacherActivities, 'Activities'],
    [at.activityPage, 'Activities'],
    [at.newActivityPage, 'Activities'],
    [at.reportsPage, 'Reports'],
    [at.library, 'Library'],
    [at.worksheetsPage, 'Library'],
    [at.passagePage, 'Library'],
    [at.profileSettings, null],
    [at.passwordSettings, null],
    [at.deviceSettings, null],
    [at.socialSettings, null],
    [at.notificationSettings, null],
    [at.contractPage, 'Classes'],
    [at.schoolSettings, null],
    [at.choosePlanStep, null],
    [at.billingSettings, null],
    [at.subscriptionPage, null],
    [at.plansPage, null],
    [at.quotePage, null],
    [at.findSchoolStep, null],
    [at.createFirstClass, null],
    [at.classHandout, null],
    [at.accountReady, null],
  ],
  admin: [
    [at.adminHome, 'What needs you'],
    [at.accountsPage, 'Accounts'],
    [at.schoolClaimsPage, 'Schools'],
    [at.inquiriesPage, 'Messages'],
    [at.questionsPage, 'Questions'],
    [at.competitionsPage, 'Competitions'],
    [at.suffixesPage, 'Under 13'],
    [at.coppaContractPage, 'COPPA contract'],
    [at.familiesPage, 'Families'],
    [at.auditLogPage, 'Audit log'],
    [at.jobsPage, 'Jobs'],
    [at.mailPage, 'Mail'],
    [at.clientLogPage, 'Browser errors'],
    [at.flagsPage, 'Flags'],
    [at.library, 'Library'],
    [at.passagePage, 'Library'],
    [at.profileSettings, null],
    [at.passwordSettings, null],
    [at.deviceSettings, null],
    [at.accountReady, null],
  ],
};

const ROLES = ['student', 'teacher', 'admin'] as const;

/** The entries that are lit at an address. */
async function litAt(role: Role, { path }: Address): Promise<(string | null)[]> {
  await renderScreen(
    <ScreensProvider screens={screens}>
      {role === 'admin' ? <Rail /> : <Navigation role={role} />}
    </ScreensProvider>,
    { path: path.replaceAll(/\$\w+/g, '7') },
  );
  const links = within(page.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  cleanup();
  return links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent);
}

describe.each(ROLES)('the navigation of a %s', (role) => {
  it('is walked here at every address that is theirs', () => {
    const theirs = screens.filter(({ roles }) => roles !== 'anyone' && roles.includes(role));
    expect(LIT[role].map(([{ path }]) => path).toSorted()).toEqual(
      theirs.map(({ address }) => address.path).toSorted(),
    );
  });

  it.each(LIT[role].map(([address, lit]) => [address.path, lit, address] as const))(
    'at %s has %s lit',
    async (_, lit, address) => {
      expect(await litAt(role, address)).toEqual(lit === null ? [] : [lit]);
    },
  );

  it('leads to screens that are open to them, and has one entry for each of its parts', () => {
    const entries = entriesOf(screens, role);
    expect(entries.length).toBeGreaterThan(0);
    for (const { address, label } of entries) {
      const screen = screens.find((candidate) => candidate.address === address);
      expect([label, screen?.roles]).toEqual([label, expect.arrayContaining([role])]);
    }
    const marked = screens.filter(({ place }) => place?.[role]?.entry === true);
    expect(marked).toHaveLength(entries.length);
  });
});

/** The places in the bar of somebody with the student's role. */
async function placesOf(isParent: boolean): Promise<readonly (string | null)[]> {
  const role: Role = 'student';
  await renderScreen(
    <ScreensProvider screens={screens}>
      <Navigation role={role} isParent={isParent} />
    </ScreensProvider>,
    { path: at.familyPage.path },
  );
  const words = page.getAllByRole('link').map(({ textContent }) => textContent);
  cleanup();
  return words;
}

it('shows a parent the way to the children, and a student what a student does', async () => {
  expect(await placesOf(true)).toEqual(['Home', 'My family']);
  const ofStudent = await placesOf(false);
  expect(ofStudent).toContain('My quizzes');
  expect(ofStudent).not.toContain('My family');
});

it('has no entry for what has no screen', () => {
  expect(entriesOf(screens, 'student').map(({ label }) => label)).toEqual([
    'Home',
    'My quizzes',
    'My progress',
    'My teachers',
    'My family',
  ]);
});
