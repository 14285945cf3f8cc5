import { GoalFields } from '#features/activities/web/public.tsx';
import type { Skill } from '#features/library/core/skills.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { ChooseCompetition } from './choose-competition.tsx';
import { ChoosePassageToAssign } from './choose-passage-to-assign.tsx';
import { WhoCompetes } from './who-competes.tsx';

interface WhatFieldsProps {
  readonly draft: ActivityDraft;
  /** The level with which the search for a passage begins; null where none is known. */
  readonly opensAt: number | null;
  /** The skill with which it begins. */
  readonly skill?: Skill | undefined;
  readonly onChange: (part: Partial<ActivityDraft>) => void;
}

/** The passage, or what a goal asks for; who competes, or the open competition; of a pretest there is nothing to choose. */
export function WhatFields({
  draft: { type, passage, goal, ofSchool, competitionId, whom },
  opensAt,
  skill,
  onChange,
}: WhatFieldsProps) {
  if (type === 'ASSESSMENT') return null;
  if (type === 'LOCAL_COMPETITION') {
    return <WhoCompetes ofSchool={ofSchool} onChoose={(next) => onChange({ ofSchool: next })} />;
  }
  if (type === 'GLOBAL_COMPETITION') {
    return (
      <ChooseCompetition chosen={competitionId} onChoose={(next) => onChange({ competitionId: next })} />
    );
  }
  if (type === 'FIXED_WEEKLY') {
    return <GoalFields {...goal} onChange={(next) => onChange({ goal: next })} />;
  }
  return (
    <ChoosePassageToAssign
      opensAt={opensAt}
      opensWith={skill}
      whom={whom}
      chosen={passage}
      onChoose={(next) => onChange({ passage: next })}
    />
  );
}
