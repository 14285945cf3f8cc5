import { VisuallyHidden } from './visually-hidden.tsx';

/** Shown in the place of a number that is not known yet, which is not the same as zero. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>not known yet</VisuallyHidden>
  </>
);
