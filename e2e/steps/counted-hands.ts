import type { Page } from '@playwright/test';
import { expect } from '../openleaf.ts';
import type { Hands } from './hands.ts';

/** What somebody has done on the way. */
export interface StepCounts {
  readonly screens: number;
  readonly fields: number;
  readonly presses: number;
}

export interface CountedHands extends Hands {
  /** Waits for a screen, which is read. */
  arrive(page: Page, heading: string): Promise<void>;
  counts(): StepCounts;
}

/** Hands that count the screens they come to, the fields they fill in and the presses, so that a journey can say how many it needs. */
export function countedHands(hands: Hands): CountedHands {
  const counts = { screens: 0, fields: 0, presses: 0 };
  return {
    press: (target) => {
      counts.presses += 1;
      return hands.press(target);
    },
    type: (field, text) => {
      counts.fields += 1;
      return hands.type(field, text);
    },
    choose: (list, label) => {
      counts.fields += 1;
      return hands.choose(list, label);
    },
    mark: (radio) => {
      counts.fields += 1;
      return hands.mark(radio);
    },
    arrive: async (page, heading) => {
      counts.screens += 1;
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    },
    counts: () => ({ ...counts }),
  };
}
