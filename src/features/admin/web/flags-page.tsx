import { useId, useState } from 'react';
import { FEATURE_FLAGS } from '#features/accounts/core/feature-flags.ts';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { changeFlag, type ListedFlag, listFlags } from '../contract/flags.ts';
import styles from './flags-page.module.css';

/** What an administrator switches for the whole service while it runs. */
export function FlagsPage() {
  const query = useEndpointQuery(listFlags, {}, { refetchOnMount: 'always' });
  return (
    <Page
      title="Feature flags"
      width="reading"
      lead="A flag changes how Openleaf works for everyone of a kind, at once. All of them are off until you turn them on. Each change is in the audit log."
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={2} />}>
        {({ flags }) => (
          <Stack gap={16}>
            {flags.map((flag) => (
              <Flag key={flag.name} flag={flag} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

const PLURAL: Readonly<Record<Role, string>> = { student: 'Students', teacher: 'Teachers', admin: 'Admins' };

/** One flag with a checkbox for each kind of account that it means something for. */
function Flag({ flag }: { readonly flag: ListedFlag }) {
  const heading = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(changeFlag, { refreshes: [listFlags] });
  const { label, whenOn, roles } = FEATURE_FLAGS[flag.name];
  const change = async (role: Role, isOn: boolean) => {
    const others = flag.roles.filter((other) => other !== role);
    const result = await send({ body: { name: flag.name, roles: isOn ? [...others, role] : others } });
    if (!result.ok) return setProblem(result.problem.detail);
    setProblem(null);
    announce(`${label} is ${isOn ? 'on' : 'off'} for ${PLURAL[role].toLowerCase()}.`);
  };
  return (
    <Card as="section" labelledBy={heading}>
      <Stack gap={12}>
        <h2 id={heading}>{label}</h2>
        <p>{whenOn}</p>
        <CheckboxColumns legend="On for">
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={PLURAL[role]}
              checked={flag.roles.includes(role)}
              // Not disabled meanwhile: the focus would be lost.
              aria-busy={pending}
              onChange={(event) => void change(role, event.currentTarget.checked)}
            />
          ))}
        </CheckboxColumns>
        <p className={styles.lastChange}>{lastChange(flag)}</p>
        <ProblemNote words={problem} />
      </Stack>
    </Card>
  );
}

/** Who switched it last, and when. */
const lastChange = ({ changedAt, changedBy }: Pick<ListedFlag, 'changedAt' | 'changedBy'>): string => {
  if (changedAt === null) return 'Nobody has changed it.';
  const day = shortDate(changedAt, ownZone());
  return changedBy === null ? `Changed on ${day}.` : `Changed by ${changedBy} on ${day}.`;
};
