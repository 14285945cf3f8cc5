import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classTeachersPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

/** How a class goes to another teacher. It is no step of the plan: the other teacher has to agree first. Nothing where all are colleagues'. */
export function HandOver({ classes }: { readonly classes: readonly TeacherClass[] }) {
  const own = classes.filter(({ ownerName }) => ownerName === null);
  if (own.length === 0) return null;
  return (
    <Section
      title="Hand a class to another teacher"
      lead="Invite the teacher to the class. Once they have accepted, press “Make owner” beside their name. Students, work, and code stay, and you stay as a co-teacher."
    >
      <Card>
        <Stack as="ul" gap={8}>
          {own.map(({ id, name }) => (
            <li key={id}>
              <TextLink {...linkTo(classTeachersPage, { id })}>Teachers of {name}</TextLink>
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
