import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { assignedSteps } from '../../core/assigned-steps.ts';
import styles from './assigned-steps.module.css';

/** Where a student is in a passage that a teacher assigned, in one quiet line. */
export const AssignedSteps = (place: Parameters<typeof assignedSteps>[0]) => (
  <ol className={styles.steps} aria-label="Steps of this passage">
    {assignedSteps(place).map(({ step, state }) => (
      <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        {state === 'done' && <IconCheck size={14} aria-hidden />}
        {step}
        {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
      </li>
    ))}
  </ol>
);
