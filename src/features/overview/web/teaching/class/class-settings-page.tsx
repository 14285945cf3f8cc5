import { useState } from 'react';
import { ClassCodeCard, ClassSettingsCard, OnlyReads } from '#features/classes/web/public.tsx';
import { HandoutPdf } from '#features/reports/web/public.tsx';
import { classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { ArchiveClass } from './archive-class.tsx';
import { ClassHub } from './class-hub.tsx';
import { RecentChanges } from './recent-changes.tsx';

/** The settings of a class, its code, and what its teachers can undo; for its owner, the way to archive it. */
export function ClassSettingsPage() {
  const { id } = useScreen(classSettingsPage).params;
  /** The settings are filled in anew when an undo has changed the class. */
  const [changed, setChanged] = useState(0);
  return (
    <ClassHub id={id} part="Settings">
      {(schoolClass) =>
        schoolClass.mayChange ? (
          <>
            <ClassCodeCard schoolClass={schoolClass}>
              {schoolClass.mayChange && <HandoutPdf schoolClass={schoolClass} />}
            </ClassCodeCard>
            <RecentChanges
              key={`changes ${schoolClass.id}`}
              schoolClass={schoolClass}
              onClassChanged={() => setChanged(changed + 1)}
            />
            <ClassSettingsCard key={`${schoolClass.id} ${changed}`} schoolClass={schoolClass} />
            {schoolClass.ownerName === null && (
              <ArchiveClass key={`archive ${schoolClass.id}`} schoolClass={schoolClass} />
            )}
          </>
        ) : (
          <OnlyReads />
        )
      }
    </ClassHub>
  );
}
