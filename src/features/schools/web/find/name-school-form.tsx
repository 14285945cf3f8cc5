import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { SelectField, TextField } from '#platform/ui/web/fields.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useFocusAtFirst } from '#platform/ui/web/use-focus-at-first.ts';
import { nameSchool, readSchoolOfTeacher } from '../../contract/own-school.ts';
import { US_STATES } from '../../core/us-states.ts';
import { CountryField } from './country-field.tsx';
import type { TypedSchool } from './typed-school.ts';

const STATES = [
  { value: '', label: 'Choose a state' },
  ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
];

interface NameSchoolFormProps {
  readonly typed: TypedSchool;
  readonly onTyped: (part: Partial<TypedSchool>) => void;
  /** It comes in the place of what was pressed. */
  readonly takesFocus: boolean;
  readonly onNamed: () => unknown;
  /** Back to the list. */
  readonly onBack: () => void;
}

/** A school that is on no list: its name and where it is. */
export function NameSchoolForm({ typed, onTyped, takesFocus, onNamed, onBack }: NameSchoolFormProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus);
  const { name, city, state, zip, country } = typed;
  const form = useEndpointForm(nameSchool, {
    initial: { name, city, state, zip, countryCode: country },
    toInput: (values) => ({
      body: {
        name: values.name,
        city: values.city,
        countryCode: values.countryCode,
        ...(values.state !== '' && { state: values.state }),
        ...(values.zip !== '' && { zip: values.zip }),
      },
    }),
    refreshes: [readSchoolOfTeacher],
    onChange: ({ countryCode, ...values }) => onTyped({ ...values, country: countryCode }),
    onDone: onNamed,
  });
  const inStates = form.values.countryCode === 'US';
  return (
    <Card>
      <Stack gap={16}>
        <h2 ref={heading} tabIndex={-1}>
          Add your school
        </h2>
        <p>
          At first only you see it. Once an administrator has confirmed that you teach there, your colleagues
          find it, too.
        </p>
        <Form form={form}>
          <TextField
            {...form.field('name')}
            label="Name of the school"
            autoComplete="organization"
            maxLength={80}
          />
          <CountryField {...form.field('countryCode')} />
          <Columns least={10}>
            <TextField
              {...form.field('city')}
              label="City or town"
              autoComplete="address-level2"
              maxLength={80}
            />
            {inStates ? (
              <SelectField
                {...form.field('state')}
                label="State"
                optional
                options={STATES}
                autoComplete="address-level1"
              />
            ) : (
              <TextField {...form.field('state')} label="State or region" optional maxLength={60} />
            )}
            <TextField
              {...form.field('zip')}
              label={inStates ? 'ZIP code' : 'Postal code'}
              optional
              autoComplete="postal-code"
              maxLength={12}
            />
          </Columns>
          <Row>
            <Button variant="primary" type="submit" pending={form.pending} pendingLabel="Saving…">
              Add this school
            </Button>
            <Button variant="quiet" onClick={onBack}>
              Back to the list
            </Button>
          </Row>
        </Form>
      </Stack>
    </Card>
  );
}
