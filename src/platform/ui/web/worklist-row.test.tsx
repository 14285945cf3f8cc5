import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from './testing/render-screen.tsx';
import { Worklist, WorklistRow } from './worklist-row.tsx';

afterEach(cleanup);

/** A list of rows by their names, each of which can be put away. */
function Names({ first }: { readonly first: readonly string[] }) {
  const [rows, setRows] = useState(first);
  return (
    <main>
      <h1 tabIndex={-1}>Home</h1>
      <Worklist rows={rows} rowKey={(name) => name} empty={<p>Nothing</p>}>
        {(name) => (
          <WorklistRow
            icon={null}
            why={name}
            act={<button type="button">Open {name}</button>}
            onDismiss={() => setRows((before) => before.filter((one) => one !== name))}
            dismissLabel={name}
          />
        )}
      </Worklist>
    </main>
  );
}
const open = (count: number) =>
  renderScreen(<Names first={Array.from({ length: count }, (_, index) => `Row ${index + 1}`)} />);
const putAway = (name: string) => userEvent.click(screen.getByRole('button', { name: `Put away: ${name}` }));
const focused = () => document.activeElement?.getAttribute('aria-label');

it('shows seven rows at first, and all when asked', async () => {
  await open(9);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});

it('has no button for the rest where there is none', async () => {
  await open(7);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('moves the focus of a row that goes to the next one, to the one before at the end, to the heading at last', async () => {
  await open(3);
  await putAway('Row 2');
  expect(focused()).toBe('Put away: Row 3');
  await putAway('Row 3');
  expect(focused()).toBe('Put away: Row 1');
  await putAway('Row 1');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
});
