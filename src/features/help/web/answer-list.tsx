import { linkTo } from '#platform/screens/core/address.ts';
import { helpAnswerPage } from '#platform/screens/core/service-addresses.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { HelpAnswer } from '../core/help-answer.ts';

/** Questions, each with the way to its answer. */
export const AnswerList = ({ answers }: { readonly answers: readonly HelpAnswer[] }) => (
  <Stack as="ul" gap={8}>
    {answers.map(({ name, title }) => (
      <li key={name}>
        <TextLink {...linkTo(helpAnswerPage, {}, { name })}>{title}</TextLink>
      </li>
    ))}
  </Stack>
);
