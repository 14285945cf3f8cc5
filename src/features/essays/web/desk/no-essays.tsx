import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';

interface NoEssaysProps {
  readonly schoolClass: TeacherClass;
  readonly status: 'waiting' | 'scored';
}

/** Why there is nothing to read, and what to do about it where something can be done. */
export function NoEssays({ schoolClass, status }: NoEssaysProps) {
  if (status === 'scored') {
    return (
      <EmptyState title="No essay has been scored yet">
        Once you have scored one it stays here, and you can change its score and comment.
      </EmptyState>
    );
  }
  if (schoolClass.includeEssays) {
    return (
      <EmptyState title="No essays to read">
        When a student in {schoolClass.name} hands in a short essay, it comes here. The one that has waited
        longest comes first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`${schoolClass.name} writes no short essays`}
      action={
        <LinkButton {...linkTo(classSettingsPage, { id: schoolClass.id })}>Open the settings</LinkButton>
      }
    >
      Turn on “Short essay after each quiz” in the settings. From the next quiz on, students write a few
      sentences about what they read, and you score them here.
    </EmptyState>
  );
}
