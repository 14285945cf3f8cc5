import { useEffect, useRef, useState } from 'react';
import type { CallProblem } from '#platform/endpoint/web/call.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type AdminMail, type MailText, readMail } from '../contract/mails.ts';
import styles from './mail-dialog.module.css';

interface MailDialogProps {
  readonly mail: AdminMail;
  readonly onClose: () => void;
}

/** The text of a mail. Fetching it is recorded, so that it happens once. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  const { send } = useEndpointMutation(readMail);
  const [text, setText] = useState<MailText | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const hasBegun = useRef(false);
  const fetchText = async () => {
    const result = await send({ params: { id: mail.mailId } });
    setProblem(result.ok ? null : result.problem);
    if (result.ok) setText(result.data);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void fetchText();
  });
  return (
    <Dialog
      open
      title={mail.subject}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {problem !== null && <ErrorState problem={problem} onRetry={() => void fetchText()} />}
      {text === null && problem === null && <SkeletonLines lines={4} />}
      {text !== null && <TextOfMail text={text} />}
    </Dialog>
  );
}

const TextOfMail = ({ text: { heading, parts } }: { readonly text: MailText }) => (
  <Stack gap={12}>
    <h3>{heading}</h3>
    {parts.map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one mail never change
      <Part key={index} part={part} />
    ))}
  </Stack>
);

function Part({ part }: { readonly part: MailText['parts'][number] }) {
  if (part.kind === 'paragraph') return <p>{part.text}</p>;
  if (part.link === null)
    return (
      <p>
        <strong>{part.label}</strong>: the link is not shown here.
      </p>
    );
  const address = new URL(part.link, location.origin).href;
  return (
    <Stack gap={8}>
      <p>
        <strong>{part.label}</strong>: <span className={styles.address}>{address}</span>
      </p>
      <div>
        <CopyButton text={address} label="Copy the link" />
      </div>
    </Stack>
  );
}
