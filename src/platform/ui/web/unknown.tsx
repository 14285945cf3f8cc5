import { VisuallyHidden } from './visually-hidden.tsx';

/** Stands where a number will be: nothing is known yet, which is not the same as zero. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>not known yet</VisuallyHidden>
  </>
);
