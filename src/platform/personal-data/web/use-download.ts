import { useState } from 'react';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { CallInput } from '#platform/endpoint/web/call.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import type { personExport } from '../contract/person-export.ts';

/** An endpoint that answers with the files of an export. */
export type ExportEndpoint = EndpointSpec & { readonly response: typeof personExport };

/** Asks for an export and saves it; the packing is fetched with the first one. */
export function useDownload<E extends ExportEndpoint>(endpoint: E) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(endpoint);
  const download = async (input: CallInput<E>): Promise<boolean> => {
    setProblem(null);
    const result = await send(input);
    if (!result.ok) {
      setProblem(result.problem.detail);
      return false;
    }
    const { saveExport } = await import('./save-export.ts');
    saveExport(result.data);
    announce('The file is saved on this device.');
    return true;
  };
  return { download, pending, problem };
}
