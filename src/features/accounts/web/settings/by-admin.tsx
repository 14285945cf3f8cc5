import { Card } from '#platform/ui/web/card.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { onClock } from './on-clock.ts';

/** When an administrator acted as the person; nothing where none did. @param moments ISO 8601, the latest first. */
export function ByAdmin({ moments }: { readonly moments: readonly string[] }) {
  if (moments.length === 0) return null;
  return (
    <Section title="Opened by an administrator">
      <Card>
        <Stack gap={12}>
          <p>A person who runs Openleaf at your school opened your account to help:</p>
          <Stack as="ul" gap={4}>
            {moments.map((moment) => (
              <li key={moment}>{onClock(moment)}</li>
            ))}
          </Stack>
        </Stack>
      </Card>
    </Section>
  );
}
