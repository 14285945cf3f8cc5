import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { deleteCoTeacherInvite, listTeachersOfClass } from '../../contract/co-teachers.ts';

/** Ends invitations to a class, and what came of them, and says so. `end` tells whether it worked. */
export function useEndInvite(classId: number) {
  const { send, pending } = useEndpointMutation(deleteCoTeacherInvite, { refreshes: [listTeachersOfClass] });
  const end = async (inviteId: number, words: string): Promise<boolean> => {
    const result = await send({ params: { classId, inviteId } });
    showToast(
      result.ok
        ? { style: 'success', words }
        : { style: 'warning', words: result.problem.detail, stays: 6000 },
    );
    return result.ok;
  };
  return { end, pending };
}
