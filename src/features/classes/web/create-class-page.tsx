import { useNavigate } from '@tanstack/react-router';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, teacherClasses } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { createClass, listClasses } from '../contract/endpoints.ts';
import { ClassBasics, ClassSettings } from './class-fields.tsx';
import { bodyOfValues, classFormFaults, classFormPaths, newClassValues } from './class-form.ts';
import { Disclosure } from './disclosure.tsx';
import { ownZone } from './time-zones.ts';

/** A name and a grade make a class; everything else has a good start. */
export function CreateClassPage() {
  const { userId } = useActor();
  const navigate = useNavigate();
  const form = useEndpointForm(createClass, {
    initial: newClassValues(ownZone()),
    toInput: (values) => ({ body: { ...bodyOfValues(values), teacherId: userId } }),
    paths: classFormPaths,
    check: classFormFaults,
    refreshes: [listClasses],
    onDone: ({ id }) => navigate({ ...linkTo(classPage, { id }), replace: true }),
  });
  return (
    <Page
      title="Create a class"
      width="reading"
      lead="A name and a grade are enough. You get a code for your students at once."
    >
      <Card>
        <Form form={form}>
          <ClassBasics form={form} ownId={null} />
          <Disclosure
            summary="Settings"
            hint="The defaults suit most classes. You can change them later."
            open={form.field('lowestLevel').error !== undefined}
          >
            <ClassSettings form={form} />
          </Disclosure>
          <Row gap={16} rowGap={8}>
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Creating…">
              Create the class
            </Button>
            <LinkButton {...linkTo(teacherClasses)} variant="quiet">
              Cancel
            </LinkButton>
          </Row>
        </Form>
      </Card>
    </Page>
  );
}
