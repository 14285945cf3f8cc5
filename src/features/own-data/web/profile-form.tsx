import { readOwnProfile, updateUser } from '#features/accounts/contract/own-profile.ts';
import { useActor } from '#features/accounts/web/public.tsx';
import { NameFields } from '#features/classes/web/public.tsx';
import { getSession } from '#features/session/contract/endpoints.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ComboboxField } from '#platform/ui/web/combobox-field.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import type { OwnProfile } from './profile-page.tsx';
import { zoneHere, zoneOptions } from './time-zones.ts';

/** The name, the email and the time zone of a grown-up. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const { userId } = useActor();
  const { username, mayChangeEmail } = profile;
  const known = profile.email ?? '';
  const form = useEndpointForm(updateUser, {
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      email: known,
      oldPassword: '',
      timezone: profile.timezone,
    },
    toInput: ({ firstName, lastName, email, oldPassword, timezone }) => ({
      params: { id: userId },
      body: {
        firstName,
        lastName,
        timezone,
        ...(email.trim() !== known && { email: email.trim(), oldPassword }),
      },
    }),
    refreshes: [readOwnProfile, getSession],
    onDone: () => {
      form.set('oldPassword', '');
      showToast({ style: 'success', words: 'Saved.' });
    },
  });
  const here = zoneHere();
  return (
    <Form form={form}>
      <Facts>
        <Fact name="Username">{username}</Fact>
        {!mayChangeEmail && <Fact name="Email">{profile.email ?? 'none'}</Fact>}
      </Facts>
      {!mayChangeEmail && (
        <p>Your account is approved with this email. The person who runs Openleaf can change it.</p>
      )}
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      {mayChangeEmail && (
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" />
      )}
      {form.values.email.trim() !== known && (
        <PasswordField
          {...form.field('oldPassword')}
          label="Your password"
          hint="You can log in with your email, so we ask before it changes."
          autoComplete="current-password"
        />
      )}
      <ComboboxField
        {...form.field('timezone')}
        label="Time zone"
        hint="New classes start with it. Each class keeps its own."
        options={zoneOptions(profile.timezone)}
      />
      {form.values.timezone !== here && (
        <div>
          <Button
            onClick={() => {
              form.set('timezone', here);
              announce(`Time zone: ${here}.`);
            }}
          >
            Use the time zone of this device
          </Button>
        </div>
      )}
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
        Save
      </Button>
    </Form>
  );
}
