import type { AccountServices } from '#features/accounts/server/public.ts';
import type { ErasureServices } from '#features/own-data/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as accountData from '../contract/account-data.ts';
import * as auditLog from '../contract/audit-log.ts';
import * as competitions from '../contract/competitions.ts';
import * as coppaContract from '../contract/coppa-contract.ts';
import * as families from '../contract/families.ts';
import * as flags from '../contract/flags.ts';
import * as jobs from '../contract/jobs.ts';
import * as mails from '../contract/mails.ts';
import * as contract from '../contract/people.ts';
import * as suffixes from '../contract/suffixes.ts';
import { approveTeacher, lockAccount, logOutAccount, unlockAccount } from './change-account.ts';
import { callOffCompetition, listOpenCompetitions, planCompetition } from './change-competitions.ts';
import { changeFlag, listFlags } from './change-flags.ts';
import { addSuffix, listSuffixes, removeSuffix } from './change-suffixes.ts';
import { declineErasure } from './decline-erasure.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { listAccounts } from './list-accounts.ts';
import { listActs } from './list-acts.ts';
import { listFamilies } from './list-families.ts';
import { listJobs } from './list-jobs.ts';
import { listMails } from './list-mails.ts';
import { listContractAcceptances, listContracts, publishContract } from './publish-contract.ts';
import { readMail } from './read-mail.ts';
import { retryJob } from './retry-job.ts';

export const adminRoutes = (services: AccountServices & ErasureServices): Route[] => [
  on(contract.listAccounts, (call) => listAccounts(services, call)),
  on(contract.approveTeacher, (call) => approveTeacher(services, call)),
  on(contract.lockAccount, (call) => lockAccount(services, call)),
  on(contract.logOutAccount, (call) => logOutAccount(services, call)),
  on(contract.unlockAccount, (call) => unlockAccount(services, call)),
  on(accountData.exportAccount, (call) => exportAccount(services, call)),
  on(accountData.eraseAccount, (call) => eraseAccount(services, call)),
  on(auditLog.listActs, (call) => listActs(services, call)),
  on(families.listFamilies, () => listFamilies(services)),
  on(families.declineErasure, (call) => declineErasure(services, call)),
  on(suffixes.listSuffixes, () => listSuffixes(services)),
  on(suffixes.addSuffix, (call) => addSuffix(services, call)),
  on(suffixes.removeSuffix, (call) => removeSuffix(services, call)),
  on(coppaContract.listContracts, () => listContracts(services)),
  on(coppaContract.listContractAcceptances, (call) => listContractAcceptances(services, call)),
  on(coppaContract.publishContract, (call) => publishContract(services, call)),
  on(flags.listFlags, () => listFlags(services)),
  on(flags.changeFlag, (call) => changeFlag(services, call)),
  on(competitions.listOpenCompetitions, (call) => listOpenCompetitions(services, call)),
  on(competitions.planCompetition, (call) => planCompetition(services, call)),
  on(competitions.callOffCompetition, (call) => callOffCompetition(services, call)),
  on(jobs.listJobs, () => listJobs(services)),
  on(jobs.retryJob, (call) => retryJob(services, call)),
  on(mails.listMails, (call) => listMails(services, call)),
  on(mails.readMail, (call) => readMail(services, call)),
];
