import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { library, passagePage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard, SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import { type CatalogQuiz, getCatalogQuiz } from '../../contract/endpoints.ts';
import { curlPassage } from './curl-passage.ts';
import styles from './passage.module.css';
import { PassageActions } from './passage-actions.tsx';
import { PassageDesk } from './passage-desk.tsx';
import type { PrintedParts } from './printed-parts.ts';
import { Worksheet } from './worksheet.tsx';

export interface PassageScreenProps {
  /** The way back, above the title. */
  readonly above: ReactNode;
  /** In which dates are told. */
  readonly zone: string;
  /** Who has read a passage, beside it. */
  readonly Readers?: ComponentType<{ readonly versionId: number }>;
  /** What is chosen for paper, as a PDF. */
  readonly Pdf?: ComponentType<{
    readonly versionId: number;
    readonly title: string;
    readonly parts: PrintedParts;
  }>;
  /** Assigns it, among what can be done with it. */
  readonly Assign?: ComponentType<{ readonly versionId: number; readonly title: string }>;
}

/** One passage of the library: text, facts, questions; the answers when they are asked for. */
export function PassageScreen(shown: PassageScreenProps) {
  const { id: versionId } = useScreen(passagePage).params;
  const query = useEndpointQuery(getCatalogQuiz, { params: { versionId } });
  const passage = query.data;
  // Another passage starts anew, with its answers hidden.
  return passage ? (
    <Passage key={versionId} passage={passage} {...shown} />
  ) : (
    <Page title="Passage" width="teacher" above={shown.above}>
      {query.error?.problem.code === 'no-passage' ? (
        <NotThere />
      ) : (
        <QueryState query={query} skeleton={<Shape />}>
          {() => null}
        </QueryState>
      )}
    </Page>
  );
}

function Passage({
  passage: stored,
  above,
  zone,
  Readers,
  Pdf,
  Assign,
}: PassageScreenProps & { readonly passage: CatalogQuiz }) {
  const passage = useMemo(() => curlPassage(stored), [stored]);
  const { search } = useScreen(passagePage);
  // Off at first: the screen may be on the wall of a classroom.
  const [answers, setAnswers] = useState(search.answers === true && passage.showsKeys);
  const [parts, setParts] = useState<PrintedParts>('sheet');
  return (
    <Page
      title={passage.title}
      width="teacher"
      above={above}
      actions={
        <PassageActions
          assign={Assign && <Assign versionId={passage.versionId} title={passage.title} />}
          answers={answers}
          {...(passage.showsKeys && { onAnswers: setAnswers })}
          parts={parts}
          onParts={setParts}
          pdf={Pdf && <Pdf versionId={passage.versionId} title={passage.title} parts={parts} />}
        />
      }
    >
      <PassageDesk
        passage={passage}
        answers={answers}
        startAt={search.question ?? null}
        zone={zone}
        readers={Readers && <Readers versionId={passage.versionId} />}
      />
      <Worksheet passage={passage} parts={parts} />
    </Page>
  );
}

const NotThere = () => (
  <EmptyState
    title="This passage is not on the shelf"
    action={<LinkButton {...linkTo(library)}>Go to the library</LinkButton>}
  >
    It may have been removed, or the address is not quite right.
  </EmptyState>
);

const Shape = () => (
  <div className={styles.desk}>
    <SkeletonLines lines={12} />
    <SkeletonCard lines={6} />
  </div>
);
