import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { approveTeacherCommand } from './approve-teacher.ts';
import { backupCommand } from './backup.ts';
import { changeEmailCommand } from './change-email.ts';
import { CLASS_CODE_COMMANDS } from './class-code-commands.ts';
import type { Command } from './command.ts';
import { correctKeyCommand } from './correct-key.ts';
import { createAdminCommand } from './create-admin.ts';
import { doctorCommand } from './doctor.ts';
import { eraseCommand } from './erase.ts';
import { exportCommand } from './export.ts';
import { importSchoolsCommand } from './import-schools.ts';
import { leaveDemoCommand } from './leave-demo.ts';
import { linkCustomerCommand } from './link-customer.ts';
import { removeFromClassCommand } from './remove-from-class.ts';
import { replayCommand } from './replay.ts';
import { resetPasswordCommand } from './reset-password.ts';
import { restoreCommand } from './restore.ts';
import { secondStepCodeCommand } from './second-step-code.ts';
import { withdrawApprovalCommand } from './withdraw-approval.ts';

/** Every command of an operator, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  createAdminCommand,
  approveTeacherCommand,
  withdrawApprovalCommand,
  resetPasswordCommand,
  changeEmailCommand,
  ...ACCOUNT_COMMANDS,
  secondStepCodeCommand,
  ...CLASS_CODE_COMMANDS,
  removeFromClassCommand,
  linkCustomerCommand,
  backupCommand,
  restoreCommand,
  exportCommand,
  eraseCommand,
  importSchoolsCommand,
  correctKeyCommand,
  leaveDemoCommand,
  replayCommand,
  doctorCommand,
];
