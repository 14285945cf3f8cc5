import { useState } from 'react';
import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { LEVEL_WORDS } from '#features/library/core/level-words.ts';
import { SKILLS, type Skill } from '#features/library/core/skills.ts';
import { TOPIC_NAMES, TOPICS, type Topic } from '#features/library/core/topics.ts';
import { levelName, SKILL_NAMES } from '#features/library/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { count } from '#platform/ui/web/figures.ts';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { DraftPassage } from './activity-draft.ts';
import styles from './choose-passage-to-assign.module.css';

interface ChoosePassageToAssignProps {
  readonly chosen: DraftPassage | null;
  readonly onChoose: (passage: DraftPassage | null) => void;
}

/** The passage that is chosen, or a search for one by its words, level, topic and skill. */
export const ChoosePassageToAssign = ({ chosen, onChoose }: ChoosePassageToAssignProps) =>
  chosen === null ? (
    <SearchPassages onChoose={onChoose} />
  ) : (
    <Row gap={16} rowGap={8} align="center" between>
      <p>
        <strong>{chosen.title}</strong>
        <br />
        {aboutOf(chosen)}
      </p>
      <Button onClick={() => onChoose(null)}>Choose another</Button>
    </Row>
  );

/** "Level Four · about 8 minutes". */
const aboutOf = ({ level, minutes }: DraftPassage): string =>
  minutes === null ? levelName(level) : `${levelName(level)} · about ${count(minutes, 'minute')}`;

/** What is shown of what was found. */
const SHOWN = 5;

interface Search {
  readonly q?: string | undefined;
  readonly level?: number | undefined;
  readonly topic?: Topic | undefined;
  readonly skill?: Skill | undefined;
}

const any = (label: string) => ({ value: '', label });
const LEVELS = LEVEL_WORDS.map((label, index) => ({ value: String(index + 1), label }));

function SearchPassages({ onChoose }: { readonly onChoose: (passage: DraftPassage) => void }) {
  const [search, setSearch] = useState<Search>({});
  const query = useEndpointQuery(
    listCatalogQuizzes,
    { query: { ...given(search), size: SHOWN } },
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
          value={String(search.level ?? '')}
          options={[any('All levels'), ...LEVELS]}
          onChange={(value) => setSearch({ ...search, level: value === '' ? undefined : Number(value) })}
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
          <Stack gap={12}>
            <output>{foundInWords(total)}</output>
            <ul className={styles.found}>
              {quizzes.map(({ versionId, title, opening, level, minutes }) => (
                <li key={versionId}>
                  <div>
                    <strong>{title}</strong>
                    <p className={styles.about}>{aboutOf({ versionId, title, level, minutes })}</p>
                    <p className={styles.about}>{opening}</p>
                  </div>
                  <Button
                    aria-label={`Choose “${title}”`}
                    onClick={() => onChoose({ versionId, title, level, minutes })}
                  >
                    Choose
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

/** What is searched for; what is not is left out. */
const given = ({ q, level, topic, skill }: Search) => ({
  ...(q !== undefined && { q }),
  ...(level !== undefined && { level }),
  ...(topic !== undefined && { topic }),
  ...(skill !== undefined && { skill }),
});

function foundInWords(total: number): string {
  if (total === 0) return 'No passage fits. Try other words, or fewer filters.';
  return total <= SHOWN ? count(total, 'passage') : `${count(total, 'passage')}. The first ${SHOWN}:`;
}
