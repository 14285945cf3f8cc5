import { useRef, useState } from 'react';
import type { Whom } from '#features/activities/web/public.tsx';
import { type CatalogLine, listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { LEVEL_WORDS } from '#features/library/core/level-words.ts';
import { GENRES } from '#features/library/core/passage-file.ts';
import { SKILL_NAMES } from '#features/library/core/skill-names.ts';
import { SKILLS, type Skill } from '#features/library/core/skills.ts';
import { TOPIC_NAMES, TOPICS, type Topic } from '#features/library/core/topics.ts';
import { genreName } from '#features/library/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { AboutPassage, ReadAlready } from './about-passage.tsx';
import type { DraftPassage } from './activity-draft.ts';
import styles from './choose-passage-to-assign.module.css';
import { FoundPassage } from './found-passage.tsx';
import { GivenAlready } from './given-already.tsx';
import { AT_FIRST, toShow } from './passages-to-show.ts';
import { type PassagesGiven, usePassagesGiven } from './use-passages-given.ts';

interface ChoosePassageToAssignProps {
  /** The level in the middle of the class, with which the search begins; null where none is known. */
  readonly opensAt: number | null;
  /** The skill with which it begins. */
  readonly opensWith?: Skill | undefined;
  /** For whom it is: what they have been given comes last. */
  readonly whom: Whom;
  readonly chosen: DraftPassage | null;
  readonly onChoose: (passage: DraftPassage | null) => void;
}

/** The passage that is chosen, or a search for one by its words, level, topic, genre and skill. */
export function ChoosePassageToAssign({
  opensAt,
  opensWith,
  whom,
  chosen,
  onChoose,
}: ChoosePassageToAssignProps) {
  const given = usePassagesGiven(whom);
  const place = useRef<HTMLDivElement>(null);
  const choose = (passage: DraftPassage | null) => {
    onChoose(passage);
    // What was pressed goes away with the list that it is in.
    place.current?.focus();
  };
  return (
    <section ref={place} aria-label="Passage" tabIndex={-1} className={styles.place}>
      {chosen === null ? (
        <SearchPassages opensAt={opensAt} opensWith={opensWith} given={given} onChoose={choose} />
      ) : (
        <Row gap={16} rowGap={8} align="center" between>
          <div>
            <strong>{chosen.title}</strong>
            <p className={styles.about}>
              <AboutPassage passage={chosen} />
            </p>
            <GivenAlready versionId={chosen.versionId} given={given} />
            <ReadAlready versionId={chosen.versionId} among={given.readersOf(chosen.versionId)} />
          </div>
          <Button onClick={() => choose(null)}>Choose another</Button>
        </Row>
      )}
    </section>
  );
}

interface Search {
  readonly q?: string | undefined;
  /** Null for all levels; the level of the class until one is chosen. */
  readonly level?: number | null;
  readonly genre?: (typeof GENRES)[number] | undefined;
  readonly topic?: Topic | undefined;
  readonly skill?: Skill | undefined;
}

/** As many as one answer holds. */
const LARGEST_PAGE = 100;

const any = (label: string) => ({ value: '', label });
const LEVELS = LEVEL_WORDS.map((label, index) => ({ value: String(index + 1), label }));

interface SearchPassagesProps extends Omit<ChoosePassageToAssignProps, 'chosen' | 'whom'> {
  readonly given: PassagesGiven;
}

function SearchPassages({ opensAt, opensWith, given, onChoose }: SearchPassagesProps) {
  const [search, setSearchAlone] = useState<Search>({ skill: opensWith });
  const [atMost, setAtMost] = useState(AT_FIRST);
  const setSearch = (next: Search) => {
    setSearchAlone(next);
    setAtMost(AT_FIRST);
  };
  const level = search.level === undefined ? opensAt : search.level;
  const query = useEndpointQuery(
    listCatalogQuizzes,
    {
      query: {
        ...asked(search),
        ...(level !== null && { level }),
        size: Math.min(LARGEST_PAGE, atMost + given.atMost),
      },
    },
    { placeholderData: (before) => before },
  );
  return (
    <Stack gap={16}>
      <SearchField
        label="Search titles and text"
        words={search.q}
        onSearch={(q) => setSearch({ ...search, q })}
      />
      <div className={styles.filters}>
        <SelectField
          name="level"
          label="Level"
          value={String(level ?? '')}
          options={[any('All levels'), ...LEVELS]}
          onChange={(value) => setSearch({ ...search, level: value === '' ? null : Number(value) })}
        />
        <SelectField
          name="genre"
          label="Genre"
          value={search.genre ?? ''}
          options={[any('All genres'), ...GENRES.map((genre) => ({ value: genre, label: genreName(genre) }))]}
          onChange={(value) => setSearch({ ...search, genre: GENRES.find((genre) => genre === value) })}
        />
        <SelectField
          name="topic"
          label="Topic"
          value={search.topic ?? ''}
          options={[
            any('All topics'),
            ...TOPICS.map((topic) => ({ value: topic, label: TOPIC_NAMES[topic] })),
          ]}
          onChange={(value) => setSearch({ ...search, topic: TOPICS.find((topic) => topic === value) })}
        />
        <SelectField
          name="skill"
          label="Skill"
          value={search.skill ?? ''}
          options={[
            any('All skills'),
            ...SKILLS.map((skill) => ({ value: skill, label: SKILL_NAMES[skill] })),
          ]}
          onChange={(value) => setSearch({ ...search, skill: SKILLS.find((skill) => skill === value) })}
        />
      </div>
      <QueryState query={query} skeleton={<SkeletonTable rows={4} columns={2} />}>
        {({ quizzes, total }) => (
          <Found
            found={toShow(quizzes, given, atMost)}
            total={total}
            pending={query.isFetching}
            onMore={atMost + given.atMost < LARGEST_PAGE ? () => setAtMost(atMost + AT_FIRST) : undefined}
            skill={search.skill}
            given={given}
            onChoose={onChoose}
          />
        )}
      </QueryState>
    </Stack>
  );
}

interface FoundProps extends Pick<SearchPassagesProps, 'given' | 'onChoose'> {
  readonly found: readonly CatalogLine[];
  readonly total: number;
  readonly skill: Skill | undefined;
  readonly pending: boolean;
  /** Shows more; undefined where no more are shown, and the search has to say more. */
  readonly onMore: (() => void) | undefined;
}

const Found = ({ found, total, pending, onMore, ...of }: FoundProps) => (
  <Stack gap={12}>
    <output>{foundInWords(found.length, total)}</output>
    <ul className={styles.found}>
      {found.map((line) => (
        <FoundPassage key={line.versionId} found={line} {...of} />
      ))}
    </ul>
    {onMore && found.length < total && (
      <Row>
        <Button pending={pending} pendingLabel="Looking…" onClick={onMore}>
          {`Show ${Math.min(AT_FIRST, total - found.length)} more`}
        </Button>
      </Row>
    )}
  </Stack>
);

/** What is searched for; what is not is left out. */
const asked = ({ q, genre, topic, skill }: Search) => ({
  ...(q !== undefined && { q }),
  ...(genre !== undefined && { genre }),
  ...(topic !== undefined && { topic }),
  ...(skill !== undefined && { skill }),
});

function foundInWords(shown: number, total: number): string {
  if (total === 0) return 'No passage fits. Try other words, or fewer filters.';
  return total <= shown ? count(total, 'passage') : `${count(total, 'passage')}. Here are ${shown}:`;
}
