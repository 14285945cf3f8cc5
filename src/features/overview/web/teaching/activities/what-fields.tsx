import { GoalFields } from '#features/activities/web/public.tsx';
import type { ActivityDraft } from './activity-draft.ts';
import { ChoosePassageToAssign } from './choose-passage-to-assign.tsx';

interface WhatFieldsProps {
  readonly draft: ActivityDraft;
  readonly onChange: (part: Partial<ActivityDraft>) => void;
}

/** The passage, or what a goal asks for; of a pretest there is nothing to choose. */
export function WhatFields({ draft: { type, passage, goal }, onChange }: WhatFieldsProps) {
  if (type === 'ASSESSMENT') return null;
  if (type === 'FIXED_WEEKLY') {
    return <GoalFields {...goal} onChange={(next) => onChange({ goal: next })} />;
  }
  return <ChoosePassageToAssign chosen={passage} onChoose={(next) => onChange({ passage: next })} />;
}
