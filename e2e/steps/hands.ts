import type { Locator } from '@playwright/test';
import * as keyboard from './keyboard.ts';

/** How a person works a screen. A journey is written once, and done with every kind of hands. */
export interface Hands {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Chooses from a list by the words of its entry. */
  choose(list: Locator, label: string): Promise<void>;
  /** Marks one of a group of radio buttons. */
  mark(radio: Locator): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  mark: (radio) => radio.click(),
};

/** Tab, arrows, Enter and letters, nothing else; at every stop the focus must be seen. */
export const keys: Hands = {
  press: async (target) => {
    await keyboard.tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  type: async (field, text) => {
    await keyboard.tabTo(field);
    await field.page().keyboard.type(text);
  },
  choose: async (list, label) => {
    await keyboard.tabTo(list);
    await list.page().keyboard.type(label);
  },
  mark: keyboard.mark,
};
