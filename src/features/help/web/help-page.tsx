import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { helpPage } from '#platform/screens/core/service-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { type Audience, audiencesFor } from '../core/help-answer.ts';
import { searchAnswers } from '../core/search-answers.ts';
import { AnswerList } from './answer-list.tsx';
import { ANSWERS } from './answers.ts';
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
    <Page title="Help" width="reading">
      <SearchField
        label="What do you need help with?"
        words={q}
        onSearch={(words) => void navigate({ ...linkTo(helpPage, {}, { q: words }), replace: true })}
      />
      {q === undefined ? (
        audiencesFor(audience).map((of) => (
          <Section key={of} title={FOR[of]}>
            <AnswerList answers={ANSWERS.filter(({ audiences }) => audiences.includes(of))} />
          </Section>
        ))
      ) : (
        <Found q={q} audience={audience} />
      )}
    </Page>
  );
}

function Found({ q, audience }: { readonly q: string; readonly audience: Audience | null }) {
  const found = searchAnswers(ANSWERS, audience, q);
  return (
    <>
      <output>{found.length === 0 ? '' : `${count(found.length, 'answer')} for “${q}”.`}</output>
      {found.length === 0 ? (
        <EmptyState title="Nothing found">Try one other word, such as “password” or “level”.</EmptyState>
      ) : (
        <AnswerList answers={found} />
      )}
    </>
  );
}
