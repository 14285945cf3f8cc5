import { IconBrandGoogle, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import type { NamedProvider } from '#platform/openid/core/provider-key.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { beginProviderLogin } from '../../contract/provider-logins.ts';
import { deviceHeaders } from '../device-token.ts';
import { readLoginProviders } from './login-providers.ts';
import { failWords } from './provider-words.ts';
import { useLeaving } from './use-leaving.ts';

const ICONS = { google: IconBrandGoogle, school: IconSchool };

/** A button for each provider that this Openleaf has; by default there is none. @param to where the person wanted to go. */
export function ProviderButtons({ to }: { readonly to: string | undefined }) {
  const [problem, setProblem] = useState<string | null>(null);
  const providers = readLoginProviders();
  if (providers.length === 0) return null;
  return (
    <Stack gap={12}>
      <ProblemNote words={problem} />
      {providers.map((provider) => (
        <ProviderButton key={provider.key} provider={provider} to={to} onProblem={setProblem} />
      ))}
    </Stack>
  );
}

interface ProviderButtonProps {
  readonly provider: NamedProvider;
  readonly to: string | undefined;
  readonly onProblem: (problem: string | null) => void;
}

function ProviderButton({ provider: { key, name }, to, onProblem }: ProviderButtonProps) {
  const { send, pending } = useEndpointMutation(beginProviderLogin);
  const { isLeaving, leave } = useLeaving();
  const Icon = ICONS[key];
  const begin = async () => {
    onProblem(null);
    const result = await send({ body: { provider: key }, headers: deviceHeaders() });
    if (result.ok)
      leave(result.data.address, {
        provider: key,
        purpose: 'log-in',
        binding: result.data.binding,
        to: to ?? null,
      });
    else onProblem(failWords(result.problem.code, name));
  };
  return (
    <Button
      wide
      icon={<Icon size={20} aria-hidden />}
      pending={pending || isLeaving}
      pendingLabel={`Going to ${name}…`}
      onClick={() => void begin()}
    >
      Log in with {name}
    </Button>
  );
}
