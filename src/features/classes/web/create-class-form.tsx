import type { ReactNode } from 'react';
import { readOwnProfile } from '#features/accounts/contract/own-profile.ts';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { createClass, listClasses, type TeacherClass } from '../contract/endpoints.ts';
import { ClassBasics, ClassSettings } from './class-fields.tsx';
import { bodyOfValues, classFormFaults, classFormPaths, newClassValues } from './class-form.ts';
import { Disclosure } from './disclosure.tsx';
import { ownZone, zoneLabel } from './time-zones.ts';

interface CreateClassFormProps {
  readonly onCreated: (schoolClass: TeacherClass) => unknown;
  /** The way out, beside the button. */
  readonly otherwise: ReactNode;
}

/** A name and a grade make a class; everything else has a good start, the time zone that of the teacher's profile. */
export function CreateClassForm(props: CreateClassFormProps) {
  const { data, error } = useEndpointQuery(readOwnProfile, {});
  const zone = data?.timezone ?? (error === null ? null : ownZone());
  return zone === null ? <SkeletonCard lines={6} /> : <FormInZone zone={zone} {...props} />;
}

function FormInZone({ zone, onCreated, otherwise }: CreateClassFormProps & { readonly zone: string }) {
  const { userId } = useActor();
  const form = useEndpointForm(createClass, {
    initial: newClassValues(zone),
    toInput: (values) => ({ body: { ...bodyOfValues(values), teacherId: userId } }),
    paths: classFormPaths,
    check: classFormFaults,
    refreshes: [listClasses],
    onDone: onCreated,
  });
  return (
    <Card>
      <Form form={form}>
        <ClassBasics form={form} ownId={null} />
        <Disclosure
          summary="Settings"
          hint={`These settings work for most classes. Time zone: ${zoneLabel(form.values.timezone)}.`}
          open={form.field('lowestLevel').error !== undefined}
        >
          <ClassSettings form={form} />
        </Disclosure>
        <Row gap={16} rowGap={8}>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Creating…">
            Create the class
          </Button>
          {otherwise}
        </Row>
      </Form>
    </Card>
  );
}
