import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { knowPlan, leavePlans, usePlanGate } from '#platform/plans/web/plan-gate.ts';
import { classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { screenAt } from '#platform/screens/web/screen.ts';
import { withPlans } from './with-plans.tsx';

afterEach(() => {
  cleanup();
  knowPlan({ isClosed: false, isUnpaid: false });
  leavePlans();
});

const CALL = { params: { id: 7 }, body: { teacherId: 3, settings: { lowestLevel: 4 } } };

/** Makes a call itself, and by a mutation, as forms do. */
function Settings() {
  const api = useApi();
  const { send } = useEndpointMutation(updateClass);
  return (
    <>
      <button type="button" onClick={() => void api(updateClass, CALL)}>
        Save
      </button>
      <button type="button" onClick={() => void send(CALL)}>
        Send
      </button>
      <p>asked: {usePlanGate().asked ?? 'nothing'}</p>
    </>
  );
}

const preload = async () => {};
const settings = screenAt(classSettingsPage, {
  roles: ['teacher'],
  title: 'Settings',
  component: Object.assign(Settings, { preload }),
});
const refused = (code: string) => new Refused({ code, status: 403, detail: 'No.', feature: 'level-range' });

it.each(['Save', 'Send'])('shows the prices when %s is refused for want of a plan', async (press) => {
  const { component: Shown } = withPlans(settings);
  await renderWithServer(<Shown />, () => refused('not-in-plan'));
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect(await screen.findByText('asked: level-range')).toBeTruthy();
});

it('shows none of it for another refusal, and none where the screen is as it was', async () => {
  const { component: Shown } = withPlans(settings);
  const calls = await renderWithServer(<Shown />, () => refused('levels-crossed'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toHaveLength(1);
  expect(screen.getByText('asked: nothing')).toBeTruthy();
  cleanup();
  await renderWithServer(<Settings />, () => refused('not-in-plan'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('asked: nothing')).toBeTruthy();
});

it('goes on fetching the script of the screen before it is shown', () => {
  expect(withPlans(settings).component).toHaveProperty('preload', preload);
});
