import { useState } from 'react';
import { readOwnProfile, updateUserAge } from '#features/accounts/contract/own-profile.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { useSession } from '#features/session/web/public.tsx';
import { BirthFields, firstOfMonth } from '#features/sign-up/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Section } from '#platform/ui/web/section.tsx';

/**
 * Asks a student for the birth month, where nobody has given it: until then they are treated as under 13. In a class under 13 nobody is
 * asked, because the answer would change nothing.
 */
export function AgeSection({ ageKnown }: { readonly ageKnown: boolean }) {
  const user = useSession()?.user;
  const student = user?.isParent === true ? undefined : user?.student;
  const [open, setOpen] = useState<'age' | 'over-thirteen' | null>(null);
  if (open === 'over-thirteen') return <OverThirteenDialog onClose={() => setOpen(null)} />;
  if (ageKnown || !student || student.inBelowThirteenClass) return null;
  return (
    <Section title="Your age">
      <Card gap={12}>
        <p>We do not know how old you are. So Openleaf treats you like a younger student.</p>
        <div>
          <Button onClick={() => setOpen('age')}>Tell us your birth month</Button>
        </div>
      </Card>
      {open === 'age' && (
        <AgeDialog
          onClose={() => setOpen(null)}
          onOver={(isOver) => {
            setOpen(isOver ? 'over-thirteen' : null);
            if (!isOver) announce('Saved. Thank you.');
          }}
        />
      )}
    </Section>
  );
}

interface AgeDialogProps {
  readonly onClose: () => void;
  /** Once it is saved: whether the student is 13 or older by it. */
  readonly onOver: (isOver: boolean) => void;
}

function AgeDialog({ onClose, onOver }: AgeDialogProps) {
  const api = useApi();
  const form = useEndpointForm(updateUserAge, {
    initial: { birthMonth: '', birthYear: '' },
    toInput: ({ birthMonth, birthYear }) => ({
      body: { birthDate: firstOfMonth(birthYear, birthMonth) ?? '' },
    }),
    paths: { birthDate: 'birthYear' },
    check: ({ birthMonth, birthYear }) => ({
      ...(birthMonth === '' && { birthMonth: 'Choose a month.' }),
      ...(birthYear === '' && { birthYear: 'Choose a year.' }),
    }),
    refreshes: [readOwnProfile, getSession],
    onDone: async () => {
      const session = await api(getSession, {});
      onOver(session.ok && !session.data.user.underThirteen);
    },
  });
  return (
    <Dialog
      open
      title="How old are you?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" pending={form.pending} pendingLabel="Saving…" onClick={form.submit}>
            Save
          </Button>
        </>
      }
    >
      <Form form={form}>
        <BirthFields month={form.field('birthMonth')} year={form.field('birthYear')} isAsked />
      </Form>
    </Dialog>
  );
}

/** Says what is different now for a student who turned out to be 13 or older. */
const OverThirteenDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    open
    title="You are 13 or older"
    onClose={onClose}
    actions={
      <Button variant="primary" onClick={onClose}>
        OK
      </Button>
    }
  >
    <p>Thank you. From now on, passages about harder topics can come up, too.</p>
    <p>Everything you have read and all your points stay.</p>
  </Dialog>
);
