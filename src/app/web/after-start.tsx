import { idleOfPage } from '#platform/endpoint/web/watch-idle.ts';
import { Messages } from '#platform/ui/web/messages.tsx';
import { TimeOutNotice } from './time-out-notice.tsx';

export interface AfterStartProps {
  readonly hasMessages: boolean;
}

/** What outlives every screen and is not needed for the first: messages, and the question before a time-out. */
export const AfterStart = ({ hasMessages }: AfterStartProps) => (
  <>
    {hasMessages && <Messages />}
    <TimeOutNotice idle={idleOfPage} />
  </>
);
