import { readOwnProfile } from '#features/accounts/contract/own-profile.ts';
import { useActor } from '#features/accounts/web/public.tsx';
import { useFeatureFlags, useSession } from '#features/session/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { DownloadButton } from '#platform/personal-data/web/download-button.tsx';
import { AccountPage } from '#platform/screens/web/account-page.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { DOWNLOADS_PAUSED, exportOwnData } from '../contract/own-data.ts';
import { AgeSection } from './age-section.tsx';
import { EraseOwnAccount } from './erase-own-account.tsx';
import { ProfileForm } from './profile-form.tsx';
import { TeacherDetailsForm } from './teacher-details-form.tsx';

export type OwnProfile = ResponseOf<typeof readOwnProfile>;

/** Who a person is here: for a student to read, for everyone else to change. */
export function ProfilePage() {
  const { role } = useActor();
  const query = useEndpointQuery(readOwnProfile, {});
  const isParent = useSession()?.user.isParent === true;
  return (
    <AccountPage title="Profile" viewer={role}>
      <QueryState query={query} skeleton={<SkeletonCard lines={5} />}>
        {(profile) => (
          <>
            {role === 'student' ? (
              <OfStudent profile={profile} isParent={isParent} />
            ) : (
              <OfAdult profile={profile} />
            )}
            {(role === 'teacher' || isParent) && <EraseOwnAccount username={profile.username} />}
          </>
        )}
      </QueryState>
    </AccountPage>
  );
}

interface ProfileProps {
  readonly profile: OwnProfile;
}

interface OfStudentProps extends ProfileProps {
  readonly isParent: boolean;
}

const OfStudent = ({
  profile: { firstName, lastName, username, email, ageKnown },
  isParent,
}: OfStudentProps) => (
  <>
    <Card>
      <Stack>
        <Facts>
          <Fact name="Name">{`${firstName} ${lastName}`.trim() || 'No name yet'}</Fact>
          <Fact name="Username">{username}</Fact>
          {isParent && <Fact name="Email">{email ?? 'No email address yet'}</Fact>}
        </Facts>
        {isParent && <p>{PARENTS_EMAIL}</p>}
        <p>
          You log in with your username.{' '}
          {isParent
            ? parentsName(`${firstName} ${lastName}`.trim())
            : 'Is your name not right? Your teacher can change it.'}
        </p>
      </Stack>
    </Card>
    <AgeSection ageKnown={ageKnown} />
  </>
);

function OfAdult({ profile }: ProfileProps) {
  const { role } = useActor();
  const flags = useFeatureFlags();
  return (
    <>
      <Section title="About you">
        <Card>
          <ProfileForm profile={profile} />
        </Card>
      </Section>
      {role === 'teacher' && (
        <Section
          title="Teaching details"
          lead="They help the person who runs Openleaf to approve your account. Students don’t see them."
        >
          <Card>
            <TeacherDetailsForm profile={profile} />
          </Card>
        </Section>
      )}
      <Section
        title="Your data"
        lead="Everything that Openleaf keeps about you, in one file. It stays on this device, so keep it safe."
      >
        <Card>
          {flags.pause_downloads ? (
            <p>{DOWNLOADS_PAUSED}</p>
          ) : (
            <DownloadButton endpoint={exportOwnData} input={{}} label="Download my data" />
          )}
        </Card>
      </Section>
    </>
  );
}

const PARENTS_EMAIL =
  'With an email address you can get a new password if you forget yours. The person who runs Openleaf can add or change it.';

/** How teachers know a parent. */
const parentsName = (name: string): string =>
  name === ''
    ? 'Teachers know you by your name. You type it with your first family code.'
    : 'Teachers know you by this name. You cannot change it here.';
