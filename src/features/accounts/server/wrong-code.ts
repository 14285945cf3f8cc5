import { refusedField } from './refused-field.ts';

/** Says that a code opened nothing, whatever was wrong with it. */
export const wrongCode = () =>
  refusedField(
    'code',
    'wrong',
    'This code is not right, or it was used already. Wait for the next one in your app and try again.',
  );
