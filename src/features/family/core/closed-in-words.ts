/** Who has said no so that the account is closed. */
export interface Withdrawn {
  readonly byCaller: boolean;
  readonly byOther: boolean;
}

/** Why a child cannot log in, and what opens the account again (decision 78), for a parent. */
export function closedInWords(name: string, { byCaller, byOther }: Withdrawn): string {
  const school = 'or the school opens it after talking with the family';
  if (byCaller && byOther)
    return `You and another parent said no, so ${name} cannot log in. The account opens again when both of you consent again, ${school}.`;
  if (byOther)
    return `Another parent said no, so ${name} cannot log in. The account opens again when that parent consents again, ${school}.`;
  return `You said no, so ${name} cannot log in. The account opens again when you consent again, ${school}.`;
}
