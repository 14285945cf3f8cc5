import type { ReactNode } from 'react';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { SwitchField } from '#platform/ui/web/switch-field.tsx';
import styles from './passage.module.css';
import { type PrintedParts, printedParts } from './printed-parts.ts';

interface PassageActionsProps {
  /** The button that assigns it, where there is one. */
  readonly assign?: ReactNode;
  readonly answers: boolean;
  /** Missing until an admin has approved the teacher. */
  readonly onAnswers?: (shown: boolean) => void;
  readonly parts: PrintedParts;
  readonly onParts: (parts: PrintedParts) => void;
  /** The button that makes a PDF of it, where there is one. */
  readonly pdf?: ReactNode;
}

/** What can be done with a passage here. Answers go on paper only for who may see them. */
export function PassageActions({ assign, answers, onAnswers, parts, onParts, pdf }: PassageActionsProps) {
  const offered = printedParts(onAnswers !== undefined);
  return (
    <Row gap={24} rowGap={12} align="center">
      {onAnswers && (
        <SwitchField label="Show the answers" name="answers" value={answers} onChange={onAnswers} />
      )}
      <Row gap={8} align="end">
        <div className={styles.printed}>
          <SelectField
            label="On paper"
            name="parts"
            value={parts}
            options={offered.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => onParts(offered.find((one) => one.value === value)?.value ?? 'sheet')}
          />
        </div>
        <PrintButton />
        {pdf}
        {assign}
      </Row>
    </Row>
  );
}
