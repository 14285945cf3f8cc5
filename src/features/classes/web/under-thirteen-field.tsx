import { useState } from 'react';
import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { SwitchField } from '#platform/ui/web/fields.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';

interface UnderThirteenFieldProps extends Omit<FormField<boolean | null>, 'value'> {
  readonly value: boolean;
}

/** Whether the rules for children hold for a class. It asks before they are turned off, and turns them on at once. */
export function UnderThirteenField({ onChange, ...field }: UnderThirteenFieldProps) {
  const [asks, setAsks] = useState(false);
  const turnOff = () => {
    setAsks(false);
    onChange(false);
  };
  return (
    <>
      <SwitchField
        {...field}
        onChange={(on) => (on ? onChange(true) : setAsks(true))}
        label="Students are under 13"
        hint="No student of the class gets a passage about a serious subject, and new accounts have no email address."
      />
      <ConfirmDialog
        open={asks}
        danger
        title="Turn off the rules for under 13?"
        confirmLabel="Turn off"
        cancelLabel="Keep them on"
        onConfirm={turnOff}
        onCancel={() => setAsks(false)}
      >
        <Stack gap={12}>
          <p>
            Students who are known to be 13 or older may then get passages about serious subjects, such as war
            or a death. Accounts that you make for this class may have an email address.
          </p>
          <p>
            Students who are under 13, whose age is not known, or who are in another class under 13 still get
            no such passages.
          </p>
          <p>The school’s log keeps who turned this off and when.</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
