/** Of plans: they do nothing where none are sold, and then no screen speaks of them. */
const WORDS_OF_PLANS: Readonly<Record<string, string>> = {
  'catch-up-subscriptions': 'Ask the payment service about plans that should have renewed or ended',
  'end-customers': 'Have the payment service end the plans of erased accounts and forget them',
  'make-quote': 'Make quotes as PDF',
};

/** What the jobs of this release do, in the words of who runs the service. */
const WORDS: Readonly<Record<string, string>> = {
  ...WORDS_OF_PLANS,
  'calibrate-questions': 'Learn from answers how hard questions are',
  'clean-up-client-log': 'Remove old errors of browsers',
  'clean-up-inquiries': 'Remove old messages',
  'clean-up-job-runs': 'Remove old documents and results of jobs',
  'clean-up-limits': 'Forget counted tries that no longer matter',
  'clean-up-mails': 'Remove old mail',
  'clean-up-provider-logins': 'Remove logins that were not finished',
  'clean-up-sessions': 'Remove sessions that are over',
  'compare-years': 'Look for figures of school years that have to be counted again',
  'count-students': 'Count the figures of students again',
  'forget-erased': 'Take the answers of erased people out of what was learned',
  'start-competitions': 'Start competitions',
  'keep-competitions': 'Write the results of competitions',
  'make-class-handout': 'Make class handouts as PDF',
  'make-student-summaries': 'Make reports of students as PDF',
  'make-worksheet': 'Make worksheets as PDF',
  'rescore-corrections': 'Score quizzes again after an answer key was corrected',
  'send-mails': 'Send mail',
};

/** A kind of job as it is called on screens. One of another release is called as it is stored: "Clean up sessions". */
export function jobInWords(name: string): string {
  const words = WORDS[name] ?? name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isJobOfPlans = (name: string): boolean => Object.hasOwn(WORDS_OF_PLANS, name);
