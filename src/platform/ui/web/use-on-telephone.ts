import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is as narrow as a telephone, from the first look on. */
export const useOnTelephone = (): boolean =>
  useMediaQuery('(max-width: 47.9375em)', false, { getInitialValueInEffect: false });
