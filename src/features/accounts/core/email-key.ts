/** The form under which e-mail addresses are compared: `Rivera@School.example` and `rivera@school.example` are one. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
