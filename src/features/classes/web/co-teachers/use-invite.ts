import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { type InviteResult, inviteCoTeachers, listTeachersOfClass } from '../../contract/co-teachers.ts';

type Outcome = Pick<InviteResult, 'ok' | 'message' | 'secret'>;

/** What came of an invitation. */
export interface Sent extends Outcome {
  readonly email: string;
}

export interface Inviting {
  readonly sent: Sent | null;
  readonly pending: boolean;
  /** Says what came of an invitation. */
  readonly tell: (email: string, outcome: Outcome | undefined) => void;
  /** Invites an address that was invited before. */
  readonly inviteAgain: (email: string) => Promise<void>;
  /** Nothing is said any more of the last invitation. */
  readonly forget: () => void;
}

/** What the owner of a class is told of the invitation just made. */
export function useInvite(classId: number): Inviting {
  const [sent, setSent] = useState<Sent | null>(null);
  const { send, pending } = useEndpointMutation(inviteCoTeachers, { refreshes: [listTeachersOfClass] });
  const tell = (email: string, outcome: Outcome | undefined) => {
    if (!outcome) return;
    setSent({ email, ok: outcome.ok, message: outcome.message, secret: outcome.secret });
    announce(outcome.message);
  };
  const inviteAgain = async (email: string) => {
    const result = await send({ params: { id: classId }, body: { emails: [email] } });
    tell(
      email,
      result.ok ? result.data.invites[0] : { ok: false, message: result.problem.detail, secret: null },
    );
  };
  return { sent, pending, tell, inviteAgain, forget: () => setSent(null) };
}
