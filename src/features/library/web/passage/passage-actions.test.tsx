import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { PassageActions } from './passage-actions.tsx';
import type { PrintedParts } from './printed-parts.ts';

afterEach(cleanup);

function Actions({ showsKeys }: { readonly showsKeys: boolean }) {
  const [parts, setParts] = useState<PrintedParts>('sheet');
  return (
    <>
      <PassageActions
        answers={false}
        {...(showsKeys && { onAnswers: () => undefined })}
        parts={parts}
        onParts={setParts}
      />
      <p>prints {parts}</p>
    </>
  );
}
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('puts on paper what is chosen', async () => {
  await renderScreen(<Actions showsKeys />);
  expect(screen.getByText('prints sheet')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'On paper' }), 'Answers only');
  expect(screen.getByText('prints key')).toBeTruthy();
});

it('offers no answers to a teacher who may not see them', async () => {
  await renderScreen(<Actions showsKeys={false} />);
  expect(choices()).toEqual(['Worksheet', 'Worksheet with lines to write on']);
});
