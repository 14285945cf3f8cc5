import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { OfferCard } from './offer-card.tsx';

afterEach(cleanup);

const offer = {
  offerId: 4,
  title: 'The River Turns',
  teaser: 'The river turned in the night.',
  topic: 'earth-and-space',
  genre: 'story',
  minutes: 6,
  level: 4,
  bestMatch: true,
};

const cover = { topic: 'earth-and-space', scene: 'horizon', look: 1 } as const;

it('makes curious of a passage: its scene, its title, how it begins', async () => {
  const onPick = vi.fn<() => void>();
  await renderScreen(<OfferCard offer={offer} cover={cover} leads pending={false} onPick={onPick} />);
  expect(screen.getByRole('heading', { name: 'The River Turns' })).toBeTruthy();
  expect(screen.getByText('The river turned in the night.')).toBeTruthy();
  const scene = document.querySelector<SVGElement>('svg[data-tint]')!;
  expect({ ...scene.dataset }).toEqual({ tint: 'earth-and-space', look: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'Read this: The River Turns' }));
  expect(onPick).toHaveBeenCalledOnce();
});
