import { useState } from 'react';
import { useReaderSettings } from '#features/reading/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { type EssayToScore, scoreEssay } from '../../contract/endpoints.ts';
import { CommentBankList, CommentField } from './comment-field.tsx';
import styles from './essay-desk.module.css';
import { EssayText } from './essay-text.tsx';
import { KeysHelp } from './keys-help.tsx';
import { RubricField, rubricId } from './rubric-field.tsx';
import type { CommentBank } from './use-comment-bank.ts';
import type { Draft } from './use-drafts.ts';
import { useScoringKeys } from './use-scoring-keys.ts';

/** What was saved. */
export interface Scored {
  readonly score: number;
  readonly points: number;
}

interface EssayDeskProps {
  readonly essay: EssayToScore;
  readonly zone: string;
  readonly position: string;
  readonly isArrival: boolean;
  readonly draft: Draft;
  readonly onDraft: (part: Partial<Draft>) => void;
  readonly bank: CommentBank;
  /** To the essay before or after; null where there is none. */
  readonly ways: { readonly back: (() => void) | null; readonly next: (() => void) | null };
  readonly onSaved: (scored: Scored) => void;
}

/** One essay with everything that it takes to score it. */
export function EssayDesk({ essay, draft, onDraft, bank, ways, onSaved, ...rest }: EssayDeskProps) {
  const [fault, setFault] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(scoreEssay);
  const { score, comment, problem } = draft;
  const choose = (value: number) => {
    setFault(null);
    onDraft({ score: value });
  };
  const save = async () => {
    if (pending) return;
    if (score === null) {
      setFault('Please choose a score first.');
      document.getElementById(rubricId(0))?.focus();
      return;
    }
    onDraft({ problem: null });
    const { studentId, attemptId } = essay;
    const result = await send({ body: { studentId, attemptId, score, comment } });
    if (result.ok) onSaved(result.data);
    else onDraft({ problem: result.problem.detail });
  };
  const keys = useSingleKeys();
  useScoringKeys({
    enabled: keys.enabled,
    onScore: (value) => {
      choose(value);
      // From a line that folds or a button the focus goes along, so that Enter saves and does not fold.
      document.getElementById(rubricId(value))?.focus();
      announce(`${value}: ${essay.rubric[value] ?? ''}`);
    },
    onSave: () => void save(),
    onGo: (steps) => (steps === 1 ? ways.next : ways.back)?.(),
  });
  return (
    <div className={styles.desk}>
      <EssayText essay={essay} onBack={ways.back} onNext={ways.next} {...rest} />
      <Card gap={16}>
        <RubricField rubric={essay.rubric} score={score} onScore={choose} fault={fault} />
        <CommentField comment={comment} onComment={(next) => onDraft({ comment: next })} />
        {problem !== null && (
          <Note tone="berry" role="alert" title="This is not saved yet">
            <p>{problem} The score and the comment are still here.</p>
          </Note>
        )}
        <Button variant="primary" wide pending={pending} pendingLabel="Saving…" onClick={() => void save()}>
          {essay.score === null ? 'Save and next' : 'Save the change'}
        </Button>
        <CommentBankList comment={comment} onComment={(next) => onDraft({ comment: next })} bank={bank} />
        <KeysHelp {...keys} />
      </Card>
    </div>
  );
}

/** Whether single keys do anything. */
function useSingleKeys() {
  const { settings, change } = useReaderSettings();
  return { enabled: settings.keys, onEnable: (keys: boolean) => change({ keys }) };
}
