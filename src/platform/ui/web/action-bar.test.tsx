import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionBar } from './action-bar.tsx';
import { Button } from './button.tsx';
import { LiveRegion } from './live-region.tsx';
import { Page } from './page.tsx';
import { fakeModalDialogs } from './testing/modal-dialogs.ts';
import { renderScreen } from './testing/render-screen.tsx';
import { useChosen } from './use-chosen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NAMES = ['Ana', 'Ben', 'Chloé'];

function Students() {
  const chosen = useChosen(NAMES);
  return (
    <main>
      <Page title="Students" width="teacher">
        <label>
          <input
            type="checkbox"
            checked={chosen.ids.length === NAMES.length}
            onChange={() => chosen.toggleAll()}
          />
          Everyone
        </label>
        {NAMES.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={chosen.has(name)} onChange={() => chosen.toggle(name)} />
            {name}
          </label>
        ))}
        <ActionBar chosen={chosen.ids.length} label="Chosen students" onClear={chosen.clear}>
          <Button>Print log-in cards</Button>
        </ActionBar>
      </Page>
      <LiveRegion />
    </main>
  );
}

it('comes with the first chosen row, counts, and goes with the last', async () => {
  await renderScreen(<Students />);
  expect(screen.queryByRole('region', { name: 'Chosen students' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Ana'));
  expect(screen.getByRole('region', { name: 'Chosen students' }).textContent).toContain('1 chosen');
  await userEvent.click(screen.getByLabelText('Everyone'));
  expect(screen.getByRole('status').textContent).toBe('3 chosen');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Chosen students' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Students' }));
});

it('on a telephone is there from the start, and has the acts in a sheet', async () => {
  const ofTelephone = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => ofTelephone);
  fakeModalDialogs();
  await renderScreen(<Students />);
  expect(screen.getByRole('region', { name: 'Chosen students' }).textContent).toBe('None chosen');
  await userEvent.click(screen.getByLabelText('Ana'));
  expect(screen.queryByRole('button', { name: 'Print log-in cards' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('dialog', { name: '1 chosen' }).textContent).toContain('Print log-in cards');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});
