import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { printedParts } from '#features/library/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { Menu } from '#platform/ui/web/menu.tsx';
import { generateWorksheet } from '../contract/documents.ts';
import type { WorksheetParts } from '../core/worksheet-parts.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { worksheetTitle } from './worksheet-pdf.tsx';

interface WorksheetMenuProps {
  readonly versionId: number;
  readonly title: string;
  /** The teacher may see answers. */
  readonly showsKeys: boolean;
}

/** A button that asks what of a passage goes on paper, and has it made as a PDF. */
export function WorksheetMenu({ versionId, title, showsKeys }: WorksheetMenuProps) {
  const api = useApi();
  const [parts, setParts] = useState<WorksheetParts | null>(null);
  return (
    <>
      <Menu
        label={`Print “${title}”`}
        face="Print"
        icon={<IconPrinter size={20} aria-hidden />}
        variant="secondary"
        items={printedParts(showsKeys).map(({ value, label }) => ({
          label,
          onPress: () => setParts(value),
        }))}
      />
      {parts !== null && (
        <PdfDialog
          title={worksheetTitle(title, parts)}
          ask={() => api(generateWorksheet, { body: { versionId, parts } })}
          onClose={() => setParts(null)}
        />
      )}
    </>
  );
}
