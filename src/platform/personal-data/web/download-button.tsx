import type { CallInput } from '#platform/endpoint/web/call.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type ExportEndpoint, useDownload } from './use-download.ts';

interface DownloadButtonProps<E extends ExportEndpoint> {
  readonly endpoint: E;
  readonly input: CallInput<E>;
  readonly label: string;
}

/** Saves what is kept about a person as a file; says below itself why it could not. */
export function DownloadButton<E extends ExportEndpoint>({ endpoint, input, label }: DownloadButtonProps<E>) {
  const { download, pending, problem } = useDownload(endpoint);
  return (
    <Stack gap={8}>
      <div>
        <Button pending={pending} pendingLabel="Getting it ready…" onClick={() => void download(input)}>
          {label}
        </Button>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </Stack>
  );
}
