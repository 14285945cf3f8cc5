import { cleanup, renderHook, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href, linkTo } from '#platform/screens/core/address.ts';
import {
  classPage,
  studentActivitiesPage,
  studentEssaysPage,
  studentLoginPage,
  studentPage,
  studentQuizzesPage,
  studentReportPage,
  studentReviewPage,
  studentSkillsPage,
  teacherClasses,
} from '#platform/screens/core/staff-addresses.ts';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { useComingFromClass } from '../class/class-come-from.ts';
import { StudentHub } from './student-hub.tsx';

afterEach(cleanup);

const profile = {
  studentId: 5,
  name: 'Ana Lopez',
  allWork: true,
  figures: true,
  classes: [
    { classId: 7, className: 'Readers' },
    { classId: null, className: 'Room 7' },
    { classId: 8, className: 'Club' },
  ],
} as StudentProfile;
const show = (answer: unknown = profile, path = href(studentQuizzesPage, { id: 5 })) =>
  renderWithServer(
    <ScreensProvider screens={overviewStaffRoutes}>
      <StudentHub studentId={5} part="Quizzes" skeleton={null} isQuiz={path.endsWith('review')}>
        {({ name }) => <p>The quizzes of {name}</p>}
      </StudentHub>
    </ScreensProvider>,
    ({ name }) => {
      if (name === 'viewProfileForStudent') return answer;
      return name === 'listStudentsToSelect'
        ? { students: [] }
        : { shutForNewDevices: 'everywhere', lockedBy: null };
    },
    { path },
  );
const linksIn = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has one of the teacher’s own classes above and the others below the name, the parts as tabs, and the open part below', async () => {
  await show();
  expect(await screen.findByText('The quizzes of Ana Lopez')).toBeTruthy();
  expect(document.title).toContain('Ana Lopez: Quizzes');
  expect(await linksIn('Where you are')).toEqual([
    ['Classes', href(teacherClasses)],
    ['Readers', href(classPage, { id: 7 })],
  ]);
  expect(screen.getByText(/^Also in/).textContent).toBe('Also in Club');
  expect(screen.getByRole('link', { name: 'Club' }).getAttribute('href')).toBe(href(classPage, { id: 8 }));
  expect(await linksIn('Ana Lopez')).toEqual([
    ['Overview', href(studentPage, { id: 5 })],
    ['Quizzes', href(studentQuizzesPage, { id: 5 })],
    ['Skills', href(studentSkillsPage, { id: 5 })],
    ['Report', href(studentReportPage, { id: 5 })],
    ['Essays', href(studentEssaysPage, { id: 5 })],
    ['Activities', href(studentActivitiesPage, { id: 5 })],
    ['Account', href(studentLoginPage, { id: 5 })],
  ]);
});

it('says where the student cannot log in to those only who see the figures', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy();
  cleanup();
  const calls = await show({ ...profile, figures: false });
  expect(await screen.findByText('The quizzes of Ana Lopez')).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('getStudentLogin');
});

it('keeps the way back while there is no student to show', async () => {
  const detail = 'This is not here, or it is not yours to see.';
  await show(new Refused({ code: 'not-found', status: 404, detail }));
  expect(await screen.findByText('This student is in none of your classes.')).toBeTruthy();
  expect(await linksIn('Where you are')).toEqual([['Classes', href(teacherClasses)]]);
  expect(screen.queryByText(/The quizzes/)).toBeNull();
});

it('leads from one quiz back to the student and to all their quizzes, whose tab is lit', async () => {
  const path = linkTo(studentReviewPage, { id: 5 }, { attemptId: 1, versionId: 1 }).to;
  await show(profile, path);
  await screen.findByText('The quizzes of Ana Lopez');
  expect(await linksIn('Where you are')).toEqual([
    ['Classes', href(teacherClasses)],
    ['Readers', href(classPage, { id: 7 })],
    ['Ana Lopez', href(studentPage, { id: 5 })],
    ['Quizzes', href(studentQuizzesPage, { id: 5 })],
  ]);
  const tabs = within(screen.getByRole('navigation', { name: 'Ana Lopez' }));
  expect(tabs.getByRole('link', { name: 'Quizzes' }).getAttribute('aria-current')).toBe('true');
});

const comeFrom = (id: number) => renderHook(() => useComingFromClass(id)).unmount();

it('names the class that the teacher comes from, where the student is in it, and goes on in its order', async () => {
  comeFrom(8);
  const calls = await show();
  await screen.findByText('The quizzes of Ana Lopez');
  expect((await linksIn('Where you are')).at(-1)).toEqual(['Club', href(classPage, { id: 8 })]);
  expect(screen.getByText(/^Also in/).textContent).toBe('Also in Readers');
  expect(calls.some(({ name }) => name === 'listStudentsToSelect')).toBe(true);
  cleanup();
  comeFrom(99);
  await show();
  await screen.findByText('The quizzes of Ana Lopez');
  expect((await linksIn('Where you are')).at(-1)).toEqual(['Readers', href(classPage, { id: 7 })]);
});
