import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';

interface NoEssaysProps {
  readonly of: TeacherClass;
  readonly status: 'waiting' | 'scored';
}

/** Why there is nothing to read, and what to do about it where something can be done. */
export function NoEssays({ of, status }: NoEssaysProps) {
  if (status === 'scored') {
    return (
      <EmptyState title="No essay has been scored yet">
        Once you have scored one it stays here, and you can change its score and comment.
      </EmptyState>
    );
  }
  if (of.include_short_essay_questions) {
    return (
      <EmptyState title="No essay waits to be read">
        When a student of {of.name} hands in a short essay, it comes here. The one that has waited longest
        comes first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`${of.name} writes no short essays`}
      action={<LinkButton {...linkTo(classPage, { id: of.id })}>Open {of.name}</LinkButton>}
    >
      Switch on “Short essay after each quiz” in the settings of the class. From the next quiz on, students
      write a few sentences about what they read, and you score them here.
    </EmptyState>
  );
}
