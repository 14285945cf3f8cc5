import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { anyone } from '../contract/access.ts';
import { endpoint } from '../contract/endpoint.ts';
import { ApiProvider } from './api-provider.tsx';
import type { ApiClient } from './call.ts';
import { createQueryClient } from './query-client.ts';
import { useEndpointForm } from './use-endpoint-form.ts';

const plantTree = endpoint({
  name: 'plantTree',
  methods: ['POST'],
  path: 'trees',
  summary: 'Plants a tree.',
  access: anyone,
  body: z.object({
    kind: z.string().min(1, 'Please choose a kind.'),
    place: z.object({ name: z.string() }),
    owner: z.string(),
  }),
  response: z.object({ id: z.number() }),
  errors: { 'no-room': { status: 422, detail: 'There is no room there.' } },
});

function PlantTree({ onDone }: { onDone: (id: number) => void }) {
  const form = useEndpointForm(plantTree, {
    initial: { kind: '', place: 'garden', owner: 'Ana' },
    toInput: ({ kind, place, owner }) => ({ body: { kind, place: { name: place }, owner } }),
    paths: { 'place.name': 'place' },
    unshown: ['owner'],
    onDone: ({ id }) => onDone(id),
  });
  return (
    <Form form={form}>
      <TextField {...form.field('kind')} label="Kind" />
      <TextField {...form.field('place')} label="Place" />
      <Button type="submit" pending={form.pending}>
        Plant
      </Button>
    </Form>
  );
}

/** The form with a server that answers as the test says; counts what reaches it. */
async function open(answer: () => unknown) {
  const bodies: unknown[] = [];
  const done: number[] = [];
  const api = (async (_endpoint: unknown, input: { body: unknown }) => {
    bodies.push(input.body);
    return answer();
  }) as unknown as ApiClient;
  await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <PlantTree onDone={(id) => done.push(id)} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { bodies, done };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const plant = () => screen.getByRole('button', { name: 'Plant' });
/** What a screen reader says of a field after its name. */
const description = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

afterEach(cleanup);

it('judges by the contract before anything is sent, and leads to the first wrong field', async () => {
  const { bodies } = await open(() => ({ ok: true, data: { id: 1 } }));
  await userEvent.click(plant());
  expect(bodies).toEqual([]);
  expect(description('Kind')).toBe('Please choose a kind.');
  expect(document.activeElement).toBe(field('Kind'));
  await userEvent.type(field('Kind'), 'oak');
  expect(description('Kind')).toBe('');
});

it('shows what the server refused at its field, and loses nothing', async () => {
  const errors = [{ path: 'place.name', code: 'full', message: 'The garden is full.' }];
  const { done } = await open(() => ({
    ok: false,
    problem: { code: 'no-room', detail: 'There is no room there.', errors },
  }));
  await userEvent.type(field('Kind'), 'oak');
  await userEvent.click(plant());
  expect(screen.getByRole('alert').textContent).toBe('There is no room there.');
  expect(description('Place')).toBe('The garden is full.');
  expect(document.activeElement).toBe(field('Place'));
  expect([field('Kind').value, field('Place').value, done]).toEqual(['oak', 'garden', []]);
});

it('says once, above the fields, what is wrong with a value that another screen asks for', async () => {
  const detail = 'This owner has moved.';
  const errors = [{ path: 'owner', code: 'gone', message: detail }];
  await open(() => ({ ok: false, problem: { code: 'no-room', detail, errors } }));
  await userEvent.type(field('Kind'), 'oak');
  await userEvent.click(plant());
  expect(screen.getByRole('alert').textContent).toBe(detail);
});

it('sends a double click once', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { bodies, done } = await open(() => answer.promise);
  await userEvent.type(field('Kind'), 'oak');
  await userEvent.dblClick(plant());
  await userEvent.keyboard('{Enter}');
  answer.resolve({ ok: true, data: { id: 7 } });
  await expect.poll(() => done).toEqual([7]);
  expect(bodies).toEqual([{ kind: 'oak', place: { name: 'garden' }, owner: 'Ana' }]);
});
