import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { beginConnecting } from '../../contract/provider-logins.ts';
import { useLeaving } from '../providers/use-leaving.ts';

interface ConnectDialogProps {
  readonly provider: ProviderKey;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the password, and sends the tab to the provider. */
export function ConnectDialog({ provider, name, onClose }: ConnectDialogProps) {
  const { isLeaving, leave } = useLeaving();
  const form = useEndpointForm(beginConnecting, {
    initial: { oldPassword: '' },
    toInput: ({ oldPassword }) => ({ body: { provider, oldPassword } }),
    onDone: ({ address, binding }) => leave(address, { provider, purpose: 'connect', binding, to: null }),
  });
  return (
    <Dialog open title={`Connect ${name}`} onClose={onClose}>
      <p>Type your Openleaf password, so that we know it is you. Then log in with {name}.</p>
      <Form form={form}>
        <PasswordField
          {...form.field('oldPassword')}
          label="Your Openleaf password"
          autoComplete="current-password"
        />
        <Row gap={12}>
          <Button
            type="submit"
            variant="primary"
            pending={form.pending || isLeaving}
            pendingLabel={`Going to ${name}…`}
          >
            Continue to {name}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Form>
    </Dialog>
  );
}
