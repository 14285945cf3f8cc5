import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { joinPage } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { PrintSheet } from '#platform/ui/web/print-sheet.tsx';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QrCode } from '#platform/ui/web/qr-code.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import styles from './kit.module.css';

/** What goes on paper. */
export function KitPaper() {
  const [isPrinting, setPrinting] = useState(false);
  const printSheet = () => {
    // The sheet must be there before the browser looks.
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  return (
    <Section title="On paper" lead="Black on white, no chrome, page numbers, the class and the day.">
      <Row gap={24} align="center">
        <div className={styles.code}>
          <QrCode text={`${location.origin}${joinPage.path}`} label="The way to the class" />
        </div>
        <Row gap={12}>
          <PrintButton label="Print this page" />
          <Button icon={<IconPrinter size={20} aria-hidden />} onClick={printSheet}>
            Print a sheet
          </Button>
        </Row>
      </Row>
      {isPrinting && (
        <PrintSheet>
          <h1>Log-in cards</h1>
          <PrintedOn about="Room 12" zone="America/New_York" />
          <p>A sheet holds nothing of the screen that it was printed from.</p>
        </PrintSheet>
      )}
    </Section>
  );
}
