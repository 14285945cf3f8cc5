import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isCompetition } from '#features/activities/core/competition.ts';
import { type Refusal, RefusalsNote, useActivityActs } from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import type { Skill } from '#features/library/core/skills.ts';
import { askForPlan, usePlanGate } from '#platform/plans/web/plan-gate.ts';
import { PremiumMark } from '#platform/plans/web/premium-mark.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { activityPage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type ActivityDraft, draftFault } from './activity-draft.ts';
import { AlreadySet } from './already-set-note.tsx';
import { setInWords, TYPE_WORDS } from './draft-words.ts';
import { featureOf } from './feature-of-draft.ts';
import { ForWhom } from './for-whom.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { useTypesToChoose } from './types-to-choose.ts';
import { useMiddleLevel } from './use-middle-level.ts';
import { useSetDraft } from './use-set-draft.ts';
import { WhatFields } from './what-fields.tsx';
import { WhatStudentsSee } from './what-students-see.tsx';
import { WhenFields } from './when-fields.tsx';

interface NewActivityProps {
  readonly classes: readonly TeacherClass[];
  readonly start: ActivityDraft;
  /** The skill with which the search for a passage begins, where another screen asked for it. */
  readonly skill?: Skill | undefined;
}

/** What, who, with what, when, and what students will see; one press sets it for every class that is chosen. */
export function NewActivity({ classes, start, skill }: NewActivityProps) {
  const navigate = useNavigate();
  const { cancelAll } = useActivityActs();
  const { setDraft: send, pending } = useSetDraft(classes);
  const [draft, setDraft] = useState(start);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const change = (part: Partial<ActivityDraft>) => {
    setDraft({ ...draft, ...part });
    setRefusals([]);
  };
  const nameOf = (id: number | undefined) => classes.find((one) => one.id === id)?.name ?? null;
  const [first] = draft.whom.classIds;
  const middle = useMiddleLevel(
    classes.find(({ id }) => id === first),
    draft.whom.studentIds,
  );
  const words = TYPE_WORDS[draft.type];
  const types = useTypesToChoose(draft.type);

  const feature = featureOf(draft);
  const { isClosed } = usePlanGate();

  const submit = async () => {
    if (isClosed && feature !== null) {
      askForPlan(feature);
      return;
    }
    const fault = draftFault(draft, classes);
    if (fault !== null) {
      setRefusals([{ className: null, why: fault }]);
      return;
    }
    const { made, refused } = await send(draft);
    const [one] = made;
    if (one) {
      const onUndo = () => void cancelAll(made);
      showToast({ style: 'success', words: setInWords(made, draft.whom.studentIds?.length ?? null), onUndo });
    }
    if (refused.length === 0 && one) {
      await navigate(
        made.length === 1 ? linkTo(activityPage, { id: one.activityId }) : linkTo(teacherActivities),
      );
      return;
    }
    setRefusals(refused.map(({ classId, why }) => ({ className: nameOf(classId), why })));
    setDraft({ ...draft, whom: { ...draft.whom, classIds: refused.map(({ classId }) => classId) } });
  };

  return (
    <Stack gap={24}>
      <Section title="What">
        <Choices
          legend="Type"
          value={draft.type}
          options={types.map((type) =>
            isClosed
              ? {
                  ...type,
                  label: `${type.label} ${featureOf({ ...draft, type: type.value }) === null ? '(free)' : '(part of a plan)'}`,
                }
              : type,
          )}
          onChange={(type) =>
            change({ type, ...(isCompetition(type) && { whom: { ...draft.whom, studentIds: null } }) })
          }
        />
      </Section>
      <Section title="Who">
        <ForWhom
          classes={classes}
          whom={draft.whom}
          wholeClasses={isCompetition(draft.type)}
          onChange={(whom) => change({ whom })}
        />
        <AlreadySet draft={draft} />
        {isCompetition(draft.type) && (
          <NobodyYet classes={classes.filter(({ id }) => draft.whom.classIds.includes(id))} />
        )}
      </Section>
      {words.part !== null && (
        <Section title={words.part}>
          <WhatFields draft={draft} opensAt={middle} skill={skill} onChange={change} />
        </Section>
      )}
      <Section title="When">
        <WhenFields draft={draft} timezone={zoneOf(classes, first)} onChange={change} />
      </Section>
      <Section title="What students will see">
        <WhatStudentsSee draft={draft} className={nameOf(first)} timezone={zoneOf(classes, first)} />
      </Section>
      <RefusalsNote refusals={refusals} />
      <Row align="center" gap={12}>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel={words.setting}
          onClick={() => void submit()}
        >
          {words.set}
        </Button>
        {feature !== null && <PremiumMark feature={feature} />}
      </Row>
    </Stack>
  );
}

const zoneOf = (classes: readonly TeacherClass[], id: number | undefined): string =>
  (classes.find((one) => one.id === id) ?? classes[0])?.timezone ?? 'UTC';
