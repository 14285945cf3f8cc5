import * as accounts from '#features/accounts/contract/endpoints.ts';
import * as classMembers from '#features/classes/contract/class-members.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as leaveClass from '#features/classes/contract/leave-class.ts';
import * as primaryClass from '#features/classes/contract/primary-class.ts';
import * as studentLogin from '#features/classes/contract/student-login.ts';
import * as studentName from '#features/classes/contract/student-name.ts';
import * as teacherInvitations from '#features/classes/contract/teacher-invitations.ts';
import * as essays from '#features/essays/contract/endpoints.ts';
import * as keyCorrections from '#features/item-bank/contract/key-corrections.ts';
import * as questionReport from '#features/item-bank/contract/question-report.ts';
import * as library from '#features/library/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quiz from '#features/quiz/contract/endpoints.ts';
import * as shortEssay from '#features/quiz/contract/short-essay.ts';
import * as session from '#features/session/contract/endpoints.ts';
import * as signUp from '#features/sign-up/contract/endpoints.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'methods' in value && 'path' in value && 'access' in value;

/** Every call of the service: the router is filled from it, the OpenAPI document is printed from it, tests walk it. */
export const endpoints: readonly EndpointSpec[] = [
  accounts,
  classes,
  classMembers,
  leaveClass,
  primaryClass,
  quiz,
  shortEssay,
  overview,
  essays,
  keyCorrections,
  library,
  questionReport,
  session,
  signUp,
  studentLogin,
  studentName,
  teacherInvitations,
]
  .flatMap((contract) => Object.values(contract))
  .filter(isEndpoint);
