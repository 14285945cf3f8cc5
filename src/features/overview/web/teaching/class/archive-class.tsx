import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { previewArchive } from '#features/activities/contract/archive-preview.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { activitiesWords, withoutClassWords } from '../classes/archive-words.ts';
import { CHANGED_BY_ARCHIVE, useRestoreClass } from '../classes/use-restore-class.ts';

/** Archives a class whose year is over, after asking; the message after it takes it back. */
export function ArchiveClass({ schoolClass: { id, name } }: { readonly schoolClass: TeacherClass }) {
  const navigate = useNavigate();
  const restore = useRestoreClass();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The class itself is read no more: its page is left first.
  const { send, pending } = useEndpointMutation(archiveClass, {
    refreshes: CHANGED_BY_ARCHIVE.filter(({ name: read }) => read !== 'getClass'),
  });
  const preview = useEndpointQuery(
    previewArchive,
    { body: { classIds: [id] } },
    { enabled: open, refetchOnMount: 'always' },
  );
  const facts = preview.data?.classes[0];
  const archive = async () => {
    const result = await send({ params: { id } });
    if (!result.ok) {
      setProblem(result.problem.detail);
      return;
    }
    await navigate({ ...linkTo(teacherClasses), replace: true });
    showToast({
      style: 'success',
      words: `${name} is archived.`,
      onUndo: () => void restore({ id, name }),
    });
  };
  return (
    <Section title="Archive">
      <Card>
        <Row gap={16} align="center" between>
          <p>
            When the year is over, archive the class. Nothing is deleted, and you can restore it any time.
          </p>
          <Button onClick={() => setOpen(true)}>Archive this class</Button>
        </Row>
      </Card>
      <ConfirmDialog
        open={open}
        title={`Archive ${name}?`}
        confirmLabel="Archive the class"
        pending={pending}
        onConfirm={() => void archive()}
        onCancel={() => setOpen(false)}
      >
        <Stack gap={12}>
          <p>
            It leaves your lists, and its code stops working. Students leave it but keep their history. You
            can find it under “Archived classes.”
          </p>
          {facts &&
            [activitiesWords(facts), withoutClassWords(facts)].map(
              (words) => words && <p key={words}>{words}</p>,
            )}
          {problem !== null && <p role="alert">{problem}</p>}
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}
