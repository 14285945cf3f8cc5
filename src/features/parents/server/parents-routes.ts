import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import * as own from '../contract/own-children.ts';
import * as contract from '../contract/student-family.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { closeFamilyCode } from './close-family-code.ts';
import { confirmParent } from './confirm-parent.ts';
import { endOwnLink } from './end-own-link.ts';
import { endParentLink } from './end-parent-link.ts';
import { enterFamilyCode } from './enter-family-code.ts';
import { getStudentFamily } from './get-student-family.ts';
import { listChildren } from './list-children.ts';
import { makeFamilyCodes } from './make-family-codes.ts';
import { countParents } from './parents-queries.ts';
import { renewFamilyCode } from './renew-family-code.ts';
import { restoreParentLink } from './restore-parent-link.ts';

export const parentsRoutes = (services: Services): Route[] => [
  on(own.listChildren, (call) => listChildren(services, call)),
  on(own.enterFamilyCode, (call) => enterFamilyCode(services, call)),
  on(own.endOwnLink, (call) => endOwnLink(services, call)),
  on(own.countOwnParents, async ({ actor }) => ({
    parents: await countParents(services.db, actor.userId),
  })),
  on(contract.getStudentFamily, (call) => getStudentFamily(services, call)),
  on(contract.renewFamilyCode, (call) => renewFamilyCode(services, call)),
  on(contract.closeFamilyCode, (call) => closeFamilyCode(services, call)),
  on(contract.makeFamilyCodes, (call) => makeFamilyCodes(services, call)),
  on(contract.confirmParent, (call) => confirmParent(services, call)),
  on(contract.endParentLink, (call) => endParentLink(services, call)),
  on(contract.restoreParentLink, (call) => restoreParentLink(services, call)),
  on(contract.answerWithdrawal, (call) => answerWithdrawal(services, call)),
];
