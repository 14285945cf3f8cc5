import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as claims from '../contract/claims.ts';
import * as coppa from '../contract/coppa-contract.ts';
import * as find from '../contract/find-school.ts';
import * as own from '../contract/own-school.ts';
import { acceptContract, readContract } from './accept-contract.ts';
import { confirmSchoolClaim, endSchoolClaim } from './answer-school-claim.ts';
import { chooseSchool } from './choose-school.ts';
import { listSchoolClaims } from './list-school-claims.ts';
import { nameSchool } from './name-school.ts';
import { readSchoolAccount, readSchoolInfo, readSchoolOfTeacher } from './read-own-school.ts';
import type { SchoolsServices } from './schools-services.ts';
import { reversePlace, searchPlaces } from './search-places.ts';
import { searchSchools } from './search-schools.ts';

export const schoolsRoutes = (services: SchoolsServices): Route[] => [
  on(own.readSchoolOfTeacher, (call) => readSchoolOfTeacher(services, call)),
  on(own.readSchoolInfo, (call) => readSchoolInfo(services, call)),
  on(own.readSchoolAccount, (call) => readSchoolAccount(services, call)),
  on(own.chooseSchool, (call) => chooseSchool(services, call)),
  on(own.nameSchool, (call) => nameSchool(services, call)),
  on(find.searchSchools, (call) => searchSchools(services, call)),
  on(find.reversePlace, (call) => reversePlace(services, call)),
  on(find.searchPlaces, (call) => searchPlaces(services, call)),
  on(coppa.readContract, (call) => readContract(services, call)),
  on(coppa.acceptContract, (call) => acceptContract(services, call)),
  on(claims.listSchoolClaims, (call) => listSchoolClaims(services, call)),
  on(claims.confirmSchoolClaim, (call) => confirmSchoolClaim(services, call)),
  on(claims.endSchoolClaim, (call) => endSchoolClaim(services, call)),
];
