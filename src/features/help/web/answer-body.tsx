import { linkTo } from '#platform/screens/core/address.ts';
import { helpAnswerPage } from '#platform/screens/core/service-addresses.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { HelpAnswer, HelpBlock, HelpRun } from '../core/help-answer.ts';
import styles from './help.module.css';

/** What an answer says. */
export const AnswerBody = ({ answer }: { readonly answer: HelpAnswer }) => (
  <Stack gap={12} className={styles.body}>
    {answer.blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- an answer never changes
      <Block key={index} block={block} />
    ))}
  </Stack>
);

function Block({ block }: { readonly block: HelpBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  const items = block.items.map((runs, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index}>
      <Runs runs={runs} />
    </li>
  ));
  return block.ordered ? <ol className={styles.list}>{items}</ol> : <ul className={styles.list}>{items}</ul>;
}

const Runs = ({ runs }: { readonly runs: readonly HelpRun[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- as above
  runs.map((run, index) => <Run key={index} run={run} />);

function Run({ run }: { readonly run: HelpRun }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'label':
      return <strong>{run.text}</strong>;
    case 'code':
      return <code className={styles.code}>{run.text}</code>;
    case 'link':
      return <TextLink {...destinationOf(run.to)}>{run.text}</TextLink>;
  }
}

/** A screen by its path, or another answer by its name. */
const destinationOf = (to: string) =>
  to.startsWith('/') ? { to } : linkTo(helpAnswerPage, {}, { name: to });
