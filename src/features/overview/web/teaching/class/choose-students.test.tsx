import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { overviewStaffRoutes } from '../../staff-routes.ts';
import { readers } from '../testing/fixture-class.ts';
import { ChooseStudents } from './choose-students.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ana = { studentId: 5, username: 'ana.l', firstName: 'Ana', lastName: 'Lopez' } as RosterLine;

async function choose(mayReset: boolean, classes: readonly object[]) {
  await renderWithServer(
    <SignedInTeacher>
      <ScreensProvider screens={overviewStaffRoutes}>
        <ChooseStudents schoolClass={{ ...readers, mayReset }} students={[ana]} onDone={() => undefined} />
      </ScreensProvider>
    </SignedInTeacher>,
    () => ({ classes }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana Lopez' }));
}
const startOver = () => screen.queryByRole('button', { name: 'Start over' });

it('offers what the teacher may do with those who are chosen', async () => {
  await choose(true, [readers, { ...readers, id: 8, name: 'Club' }]);
  const all =
    'Move them, give them new cards, print their reports, remove them, let them start over, or stop tracking them. All work is kept. Is a student here twice? Choose both accounts to merge them.';
  expect(await screen.findByText(all)).toBeTruthy();
  expect(startOver()).toBeTruthy();
});

it('does not offer starting over to a teacher whom nobody has approved', async () => {
  await choose(false, [readers]);
  expect(
    screen.getByText(
      'Give them new cards, print their reports, remove them, or stop tracking them. All work is kept.',
    ),
  ).toBeTruthy();
  expect(startOver()).toBeNull();
});
