import { useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { quizReviewData } from '#features/quiz/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Folded } from '#platform/ui/web/folded.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { EssayToScore } from '../../contract/endpoints.ts';
import styles from './essay-text.module.css';

/** The passage that an essay is about, under the essay; fetched when it is unfolded. */
export function EssayPassage({ essay }: { readonly essay: EssayToScore }) {
  const [asked, setAsked] = useState(false);
  return (
    <Folded summary="The passage" onOpen={() => setAsked(true)}>
      {asked && <Text essay={essay} />}
    </Folded>
  );
}

function Text({ essay: { versionId, attemptId } }: { readonly essay: EssayToScore }) {
  const query = useEndpointQuery(quizReviewData, { params: { versionId }, query: { attemptId } });
  return (
    <QueryState query={query} skeleton={<SkeletonBlock height="10rem" />}>
      {({ passage }) => (
        <Stack gap={12}>
          {passage.paragraphs.map((paragraph, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs stay in their order
            <p key={index} className={styles.passage}>
              {curlQuotes(paragraph)}
            </p>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
