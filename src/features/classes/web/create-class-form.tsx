import { type ReactNode, useState } from 'react';
import { readOwnProfile } from '#features/accounts/contract/own-profile.ts';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { createClass, listClasses, type TeacherClass } from '../contract/endpoints.ts';
import { ClassFaceField } from './class-face/class-face-field.tsx';
import { ClassBasics, ClassSettings } from './class-fields.tsx';
import {
  bodyOfValues,
  type ClassFormValues,
  classFormFaults,
  classFormPaths,
  newClassValues,
} from './class-form.ts';
import { Disclosure } from './disclosure.tsx';
import { type ClassName, namesOfOthers, severalNamesFaults } from './more-class-names.ts';
import { MoreClasses } from './more-classes.tsx';
import { ownZone, zoneLabel } from './time-zones.ts';
import { useKeyOf } from './use-key-of.ts';
import type { NewClass } from './use-other-classes.ts';

interface CreateClassFormProps {
  readonly onCreated: (schoolClass: TeacherClass) => unknown;
  /** The way out, beside the button. */
  readonly otherwise: ReactNode;
  /** Where several classes can be made at once: the first is there, the others are to come. */
  readonly onFirstOfSeveral?: (first: TeacherClass, others: readonly NewClass[]) => unknown;
}

/** A name and a grade make a class; everything else has a good start, the time zone that of the teacher's profile. */
export function CreateClassForm(props: CreateClassFormProps) {
  const { data, error } = useEndpointQuery(readOwnProfile, {});
  const zone = data?.timezone ?? (error === null ? null : ownZone());
  return zone === null ? <SkeletonCard lines={6} /> : <FormInZone zone={zone} {...props} />;
}

type FormInZoneProps = CreateClassFormProps & { readonly zone: string };

function FormInZone({ zone, onCreated, otherwise, onFirstOfSeveral }: FormInZoneProps) {
  const { userId } = useActor();
  const [others, setOthers] = useState<readonly ClassName[]>([]);
  const otherNames = namesOfOthers(others);
  const keyOf = useKeyOf();
  const bodyOf = (values: ClassFormValues) => ({ ...bodyOfValues(values), teacherId: userId });
  const form = useEndpointForm(createClass, {
    initial: newClassValues(zone),
    toInput: (values) => ({ body: { ...bodyOf(values), classKey: keyOf(bodyOf(values)) } }),
    paths: classFormPaths,
    check: (values) => ({ ...classFormFaults(values), ...severalNamesFaults([values.name, ...otherNames]) }),
    refreshes: [listClasses],
    onDone: (first, values) =>
      otherNames.length > 0 && onFirstOfSeveral
        ? onFirstOfSeveral(
            first,
            otherNames.map((name) => ({ ...bodyOf(values), name, classKey: crypto.randomUUID() })),
          )
        : onCreated(first),
  });
  const many = otherNames.length + 1;
  return (
    <Card>
      <Form form={form}>
        <ClassBasics
          form={form}
          ownId={null}
          others={onFirstOfSeveral && <MoreClasses names={others} onNames={setOthers} />}
        />
        <Disclosure
          summary="Settings"
          hint={`These settings work for most classes. Time zone: ${zoneLabel(form.values.timezone)}.`}
          open={form.field('lowestLevel').error !== undefined}
        >
          <Stack gap={24}>
            <ClassFaceField
              id={null}
              name={form.values.name}
              iconUrl={form.values.iconUrl}
              iconColor={form.values.iconColor}
              last={null}
              onIcon={form.field('iconUrl').onChange}
              onColor={form.field('iconColor').onChange}
            />
            <ClassSettings form={form} />
          </Stack>
        </Disclosure>
        <Row gap={16} rowGap={8}>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Creating…">
            {many === 1 ? 'Create the class' : `Create ${many} classes`}
          </Button>
          {otherwise}
        </Row>
      </Form>
    </Card>
  );
}
