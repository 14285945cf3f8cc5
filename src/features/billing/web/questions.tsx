import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { Folded } from '#platform/ui/web/folded.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { listPlans } from '../contract/plans.ts';
import { questionsOfSchools, questionsOfTeachers } from '../core/plan-questions.ts';

/** What is asked about plans, by teachers and by schools. What only the operator can promise is said where the operator has. */
export function Questions() {
  const { data } = useEndpointQuery(listPlans, {});
  if (data === undefined) return null;
  return (
    <>
      <Asked title="Questions from teachers" questions={questionsOfTeachers(data)} />
      <Asked title="Questions from schools" questions={questionsOfSchools(data)} />
      <p>
        Do you have another question? <TextLink {...linkTo(contactPage)}>Write to us</TextLink>.
      </p>
    </>
  );
}

interface AskedProps {
  readonly title: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

const Asked = ({ title, questions }: AskedProps) => (
  <Section title={title}>
    <Stack gap={8}>
      {questions.map(([question, answer]) => (
        <Folded key={question} summary={question}>
          <p>{answer}</p>
        </Folded>
      ))}
    </Stack>
  </Section>
);
