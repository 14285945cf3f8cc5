import { type ReactNode, useRef, useState } from 'react';
import { Note } from '#platform/ui/web/note.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { EssayCard } from './essay-card.tsx';
import { GlossaryList } from './glossary-list.tsx';
import styles from './passage.module.css';
import { PassageFacts } from './passage-facts.tsx';
import { PassageText } from './passage-text.tsx';
import { QuestionCard } from './question-card.tsx';
import { showLit } from './show-lit.ts';
import { TruthCard } from './truth-card.tsx';

interface PassageDeskProps {
  readonly passage: CatalogQuiz;
  readonly answers: boolean;
  /** The number of a question to begin at, from 1; null for none. */
  readonly startAt: number | null;
  /** In which dates are told. */
  readonly zone: string;
  /** Who has read it. */
  readonly readers?: ReactNode;
}

/** The text, and beside it what is known of it and what is asked about it. */
export function PassageDesk({ passage, answers, startAt, zone, readers }: PassageDeskProps) {
  const [chosen, setChosen] = useState(startAt);
  const text = useRef<HTMLDivElement>(null);
  const lit = answers ? (passage.questionList.find(({ number }) => number === chosen)?.evidence ?? []) : [];
  const choose = (number: number) => {
    setChosen(number === chosen ? null : number);
    if (number !== chosen) showLit(text);
  };
  return (
    <div className={styles.desk}>
      <div ref={text} className={styles.text}>
        <PassageText passage={passage} evidence={lit} />
      </div>
      <div className={styles.beside}>
        {!passage.showsKeys && <NotApproved />}
        <PassageFacts passage={passage} />
        {readers}
        <TruthCard invented={passage.invented} claims={passage.claims} />
        {passage.glossary.length > 0 && <GlossaryList glossary={passage.glossary} />}
        <Section title="Questions">
          <ol className={styles.list}>
            {passage.questionList.map((question) => (
              <QuestionCard
                key={question.questionId}
                question={question}
                paragraphs={passage.paragraphs}
                form={passage.form}
                answers={answers}
                zone={zone}
                startHere={question.number === startAt}
                isLit={answers && question.number === chosen}
                onLight={() => choose(question.number)}
              />
            ))}
          </ol>
        </Section>
        {passage.essay && <EssayCard essay={passage.essay} answers={answers} />}
      </div>
    </div>
  );
}

const NotApproved = () => (
  <Note>
    <p>An administrator has to approve your account before you can see the answers.</p>
  </Note>
);
