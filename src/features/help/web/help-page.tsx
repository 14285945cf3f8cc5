import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { helpPage } from '#platform/screens/core/service-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { FoldedSection } from '#platform/ui/web/folded-section.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { type Audience, audiencesFor, byTopic, HELP_TOPIC_NAMES } from '../core/help-answer.ts';
import { searchAnswers } from '../core/search-answers.ts';
import { AnswerList } from './answer-list.tsx';
import { ANSWERS } from './answers.ts';
import styles from './help.module.css';
import { useAudience } from './use-audience.ts';

const FOR: Readonly<Record<Audience, string>> = {
  student: 'For students',
  teacher: 'For teachers',
  parent: 'For parents',
  operator: 'For the person who runs Openleaf',
};

/** Every question that has an answer, for whom it is, and a field to find one. */
export function HelpPage() {
  const { q } = useScreen(helpPage).search;
  const navigate = useNavigate();
  const audience = useAudience();
  return (
    <Page title="Help" width="student">
      <div className={styles.finder}>
        <SearchField
          label="What do you need help with?"
          words={q}
          onSearch={(words) => void navigate({ ...linkTo(helpPage, {}, { q: words }), replace: true })}
        />
      </div>
      {q === undefined ? (
        // Their own answers are open; those of others are one press away.
        audiencesFor(audience).map((of, index) => (
          <FoldedSection key={of} title={FOR[of]} open={index === 0}>
            <AnswersByTopic of={of} />
          </FoldedSection>
        ))
      ) : (
        <Found q={q} audience={audience} />
      )}
    </Page>
  );
}

/** The answers for some people, each topic under a heading of its own. */
const AnswersByTopic = ({ of }: { readonly of: Audience }) => (
  <div className={styles.topics}>
    {byTopic(ANSWERS.filter(({ audiences }) => audiences.includes(of))).map(({ topic, answers }) => (
      <Stack key={topic} gap={8} className={styles.topic}>
        <h3>{HELP_TOPIC_NAMES[topic]}</h3>
        <AnswerList answers={answers} />
      </Stack>
    ))}
  </div>
);

function Found({ q, audience }: { readonly q: string; readonly audience: Audience | null }) {
  const found = searchAnswers(ANSWERS, audience, q);
  return (
    <>
      <output>{found.length === 0 ? '' : `${count(found.length, 'answer')} for “${q}”.`}</output>
      {found.length === 0 ? (
        <EmptyState title="Nothing found">Try another word, such as “password” or “level”.</EmptyState>
      ) : (
        <AnswerList answers={found} />
      )}
    </>
  );
}
