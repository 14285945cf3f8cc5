import { readOwnProfile, updateTeacherDetails } from '#features/accounts/contract/own-profile.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { TextField } from '#platform/ui/web/text-field.tsx';
import type { OwnProfile } from './profile-page.tsx';

/** What a teacher is called at work, and teaches. */
export function TeacherDetailsForm({ profile: { jobTitle, teaching } }: { readonly profile: OwnProfile }) {
  const form = useEndpointForm(updateTeacherDetails, {
    initial: { jobTitle, teaching },
    toInput: (details) => ({ body: details }),
    refreshes: [readOwnProfile, getSession],
    onDone: () => showToast({ style: 'success', words: 'Saved.' }),
  });
  return (
    <Form form={form}>
      <TextField {...form.field('jobTitle')} label="Job title" optional autoComplete="organization-title" />
      <TextField
        {...form.field('teaching')}
        label="What you teach"
        hint="Such as “Reading, grades 4 and 5”."
        optional
      />
      <Button type="submit" pending={form.pending} pendingLabel="Saving…">
        Save
      </Button>
    </Form>
  );
}
