import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import { CONTRACT_MAX, FIRST_DRAFT, paragraphsOf } from '#features/schools/core/coppa-contract.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { FoldedSection } from '#platform/ui/web/folded-section.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard, SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import { useFocusOnChange } from '#platform/ui/web/use-focus-on-change.ts';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import {
  ACCEPTANCES_PER_PAGE,
  type ContractAcceptance,
  listContractAcceptances,
  listContracts,
  type PublishedContract,
  publishContract,
} from '../contract/coppa-contract.ts';

/** What teachers of children under 13 agree to, in all versions, and who has. */
export function CoppaContractPage() {
  const query = useEndpointQuery(listContracts, {}, { refetchOnMount: 'always' });
  return (
    <Page
      title="COPPA contract"
      width="reading"
      lead="The agreement for teachers of children under 13. A class under 13 asks its teachers to agree, and works before they do. Until you publish a text, nobody is asked."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ versions }) => (
          <>
            <Versions versions={versions} />
            <Section
              title={versions.length === 0 ? 'Publish the first version' : 'Publish a new version'}
              lead="A version never changes once it is published. When you publish a new one, each teacher is asked again. Openleaf gives no legal advice: ask a lawyer to read the words."
            >
              <PublishForm key={versions.length} newest={versions[0]} />
            </Section>
          </>
        )}
      </QueryState>
      <Acceptances />
    </Page>
  );
}

/** All of them, the one that counts first: the focus goes there from the form that has published it. */
function Versions({ versions }: { readonly versions: readonly PublishedContract[] }) {
  const current = useFocusOnChange<HTMLParagraphElement>(versions[0]?.version);
  return versions.map((version, place) => (
    <Version key={version.version} of={version} isCurrent={place === 0} {...(place === 0 && { current })} />
  ));
}

interface VersionProps {
  readonly of: PublishedContract;
  readonly isCurrent: boolean;
  /** Of the sentence that says when it was published. */
  readonly current?: RefObject<HTMLParagraphElement | null>;
}

/** A published text with who published it; those before the current one are folded. */
function Version({
  of: { version, words, publishedAt, publishedBy, acceptances },
  isCurrent,
  current,
}: VersionProps) {
  const text = (
    <Card gap={12}>
      <p ref={current} tabIndex={-1}>
        Published on {shortDate(publishedAt, ownZone())}
        {publishedBy !== null && ` by ${publishedBy}`}. {count(acceptances, 'teacher has', 'teachers have')}{' '}
        agreed.
      </p>
      {paragraphsOf(words).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Card>
  );
  return isCurrent ? (
    <Section title={`Version ${version}, which counts now`}>{text}</Section>
  ) : (
    <FoldedSection title={`Version ${version}`} open={false}>
      {text}
    </FoldedSection>
  );
}

/** Begins with the words that count now, or with a draft. */
function PublishForm({ newest }: { readonly newest: PublishedContract | undefined }) {
  const form = useEndpointForm(publishContract, {
    initial: { words: newest?.words ?? FIRST_DRAFT },
    toInput: ({ words }) => ({ body: { words, after: newest?.version ?? 0 } }),
    refreshes: [listContracts],
    onDone: ({ version }) => announce(`Version ${version} is published.`),
  });
  return (
    <Form form={form}>
      <TextAreaField
        {...form.field('words')}
        label="Words"
        hint="Leave an empty line between paragraphs."
        rows={20}
        maxLength={CONTRACT_MAX}
      />
      <div>
        <Button variant="primary" type="submit" pending={form.pending} pendingLabel="Publishing…">
          Publish version {(newest?.version ?? 0) + 1}
        </Button>
      </div>
    </Form>
  );
}

function Acceptances() {
  const [page, setPage] = useState(0);
  const query = useEndpointQuery(
    listContractAcceptances,
    { query: { page } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <Section title="Who has agreed">
      <QueryState query={query} skeleton={<SkeletonTable rows={4} columns={4} />}>
        {({ acceptances, total }) => (
          <>
            <DataTable
              caption="Agreements, the newest first"
              columns={COLUMNS}
              rows={acceptances}
              rowKey={({ teacherId, version }) => `${teacherId}-${version}`}
              empty={
                <EmptyState title="Nobody has agreed yet">Teachers who agree are listed here.</EmptyState>
              }
            />
            <Pager page={page} size={ACCEPTANCES_PER_PAGE} total={total} onTurn={setPage} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

const COLUMNS: readonly Column<ContractAcceptance>[] = [
  { id: 'teacher', header: 'Teacher', cell: ({ username }) => username, rowHeader: true },
  { id: 'school', header: 'School', cell: ({ school }) => school ?? 'None chosen' },
  { id: 'version', header: 'Version', align: 'right', cell: ({ version }) => version },
  { id: 'day', header: 'Agreed on', cell: ({ acceptedAt }) => shortDate(acceptedAt, ownZone()) },
];
