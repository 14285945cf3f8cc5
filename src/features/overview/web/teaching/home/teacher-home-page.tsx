import { IconPlus } from '@tabler/icons-react';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { AskingStudents, NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { createClassPage } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Delayed, SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { whoNeedsHelp } from '../../../core/who-needs-help.ts';
import { ClassCards } from './class-cards.tsx';
import { CorrectionNotes } from './correction-notes.tsx';
import { EssaysCard } from './essays-card.tsx';
import { HelpList } from './help-list.tsx';
import { useRosters } from './use-rosters.ts';

/** The teacher's home: who needs me, then the classes. */
export function TeacherHomePage() {
  const query = useEndpointQuery(listClasses, {});
  const hasClasses = (query.data?.classes.length ?? 0) > 0;
  return (
    <Page title="Classes" width="teacher" actions={hasClasses && <CreateClass />}>
      <AskingStudents />
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {({ classes }) =>
          classes.length > 0 ? (
            <Home classes={classes} />
          ) : (
            <NoClasses>
              It takes a name and a grade. You get a code that lets your students in, and from then on you see
              here who needs you.
            </NoClasses>
          )
        }
      </QueryState>
    </Page>
  );
}

const CreateClass = () => (
  <LinkButton {...linkTo(createClassPage)} variant="primary" icon={<IconPlus size={20} aria-hidden />}>
    Create a class
  </LinkButton>
);

const Home = ({ classes }: { readonly classes: readonly TeacherClass[] }) => (
  <>
    <CorrectionNotes />
    <EssaysCard classes={classes} />
    {classes.some(({ studentCount }) => studentCount > 0) && <WhoNeedsMe classes={classes} />}
    <Section title="Your classes">
      <ClassCards classes={classes} />
    </Section>
  </>
);

function WhoNeedsMe({ classes }: { readonly classes: readonly TeacherClass[] }) {
  const { loaded, asOf, pending, missing, retry } = useRosters(classes);
  const groups = whoNeedsHelp(loaded, asOf);
  return (
    <Section title="Who needs you">
      {missing.length > 0 && (
        <Note tone="berry" title={`The students of ${missing.join(', ')} could not be loaded.`}>
          <p>Nothing is lost.</p>
          <Button onClick={retry}>Try again</Button>
        </Note>
      )}
      {pending ? (
        <Delayed>
          <SkeletonCard lines={4} />
        </Delayed>
      ) : groups.length > 0 ? (
        <HelpList groups={groups} />
      ) : (
        missing.length === 0 && <NobodyNow />
      )}
    </Section>
  );
}

const NobodyNow = () => (
  <Note tone="leaf" title="Nobody right now">
    <p>
      Here you will see who has not done the pretest, who guesses, who mostly does not pass, and who has been
      away.
    </p>
  </Note>
);
