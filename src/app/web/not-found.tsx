import { PageFrame } from './frame/page-frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** An address that no screen has, in the frame of the person who asks. */
export const NotFound = () => (
  <PageFrame>
    <NotFoundPage />
  </PageFrame>
);
