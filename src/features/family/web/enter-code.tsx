import { enterFamilyCode, listChildren } from '#features/parents/contract/own-children.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { TextField } from '#platform/ui/web/fields.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Section } from '#platform/ui/web/section.tsx';

interface EnterCodeProps {
  readonly code: string;
  /** The teacher does not know yet who this is. */
  readonly asksName: boolean;
  readonly isFirst: boolean;
}

/** One field: the code from the child's login card. The name goes with the first one. */
export function EnterCode({ code, asksName, isFirst }: EnterCodeProps) {
  const form = useEndpointForm(enterFamilyCode, {
    initial: { familyCode: code, firstName: '', lastName: '' },
    toInput: ({ familyCode, ...names }) => ({ body: { familyCode, ...(asksName && names) } }),
    refreshes: [listChildren],
    onDone: ({ status }) => {
      form.set('familyCode', '');
      announce(status === 'linked' ? 'You are connected already.' : 'Your request is with the teacher now.');
      focusHeading();
    },
  });
  return (
    <Section
      title={isFirst ? 'Connect with your child' : 'Add another child'}
      lead="The family code may be on your child’s login card. If it is not, ask your child’s teacher for it."
    >
      <Card>
        <Form form={form}>
          <TextField
            {...form.field('familyCode')}
            label="Family code"
            hint="10 letters and numbers, such as ABCDE-23456. Codes never use the letter O or a zero."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          {asksName && (
            <>
              <p>What is your name? The teacher needs it to know that you are a parent.</p>
              <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
              <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
            </>
          )}
          <div>
            <Button
              type="submit"
              variant={isFirst ? 'primary' : 'secondary'}
              pending={form.pending}
              pendingLabel="Asking…"
            >
              Ask the teacher
            </Button>
          </div>
        </Form>
      </Card>
    </Section>
  );
}
