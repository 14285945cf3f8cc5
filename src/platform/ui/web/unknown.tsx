import { VisuallyHidden } from './visually-hidden.tsx';

interface UnknownProps {
  /** What the dash stands for, to those who listen. */
  readonly says?: string;
}

/** Shown in the place of a number that is not there, which is not the same as zero. */
export const Unknown = ({ says = 'not known yet' }: UnknownProps) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{says}</VisuallyHidden>
  </>
);
