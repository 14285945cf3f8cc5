import { Folded } from '#platform/ui/web/folded.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';

const OF_TEACHERS = [
  [
    'What happens to my classes when my plan is over?',
    'Nothing is lost. Your classes, their work, and what you have set go on. You only set nothing new that is part of a plan.',
  ],
  [
    'Can I change from monthly to yearly?',
    'Yes, at any time, under Settings, Plan. What you have paid already is counted.',
  ],
  [
    'What if a payment does not work?',
    'Everything stays open while it is tried again, and your page of the plan tells you.',
  ],
  [
    'Do my students see anything of this?',
    'No. Students see no prices and no plans, and nothing that a student does is ever closed.',
  ],
] as const;

const OF_SCHOOLS = [
  [
    'Can we pay by purchase order or invoice?',
    'Yes. Ask whoever runs this Openleaf, and say how many students you have.',
  ],
  [
    'We are a small school.',
    'With up to 200 students the Small or the Medium plan is for you. Where there is an offer for small schools, its price is taken off by itself.',
  ],
  ['We are a district.', 'With more than 1,000 students you get a price of your own.'],
  [
    'What if we have more students than seats?',
    'Nobody is shut out. Your page of the plan says so, and you can choose a larger plan when it suits you.',
  ],
] as const;

/** What is asked about plans, by teachers and by schools. */
export const Questions = () => (
  <>
    <Asked title="Questions from teachers" questions={OF_TEACHERS} />
    <Asked title="Questions from schools" questions={OF_SCHOOLS} />
  </>
);

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
