import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { AccountPage } from '#platform/screens/web/account-page.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { changeOwnSettings, readOwnSettings } from '../../contract/own-settings.ts';
import {
  NOTIFICATION_NAMES,
  NOTIFICATIONS,
  NOTIFICATIONS_SETTING,
  type Notification,
  wantsMail,
  withMail,
} from '../../core/notifications.ts';
import { sendsMail } from '../sends-mail.ts';
import { useActor } from '../sign-in-provider.tsx';

/** Which mails a teacher gets. */
export function NotificationsPage() {
  const { role, userId } = useActor();
  const query = useEndpointQuery(
    readOwnSettings,
    { params: { id: userId }, query: { properties: NOTIFICATIONS_SETTING } },
    { refetchOnMount: 'always' },
  );
  return (
    <AccountPage title="Notifications" viewer={role} lead="Choose which emails Openleaf sends you.">
      {!sendsMail() && (
        <Note>
          <p>This Openleaf sends no emails yet. What you choose here counts as soon as it does.</p>
        </Note>
      )}
      <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
        {({ properties }) => <Choices settings={properties} />}
      </QueryState>
      <p>
        You get them once your email is in your profile and an administrator has approved your account. A link
        for a new password is always sent when somebody asks for one, and so is an invitation to a class.
      </p>
    </AccountPage>
  );
}

function Choices({ settings }: { readonly settings: Readonly<Record<string, unknown>> }) {
  const { userId } = useActor();
  const [chosen, setChosen] = useState(settings);
  const [problem, setProblem] = useState<string | null>(null);
  const { send } = useEndpointMutation(changeOwnSettings, { refreshes: [readOwnSettings] });
  const change = async (mail: Notification, isOn: boolean) => {
    const next = { [NOTIFICATIONS_SETTING]: withMail(chosen, mail, isOn) };
    setChosen(next);
    const result = await send({ params: { id: userId }, body: { properties: next } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce('Saved.');
    else setChosen(chosen);
  };
  return (
    <Card>
      <Stack gap={12}>
        <CheckboxColumns legend="Send me an email">
          {NOTIFICATION_NAMES.map((mail) => (
            <Checkbox
              key={mail}
              label={NOTIFICATIONS[mail]}
              checked={wantsMail(chosen, mail)}
              onChange={(event) => void change(mail, event.currentTarget.checked)}
            />
          ))}
        </CheckboxColumns>
        <ProblemNote words={problem} />
      </Stack>
    </Card>
  );
}
