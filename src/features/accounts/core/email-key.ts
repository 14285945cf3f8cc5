/** The form under which email addresses are compared: `Rivera@School.example` and `rivera@school.example` are one. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** The mailbox that an address leads to, where signs behind a + are the owner's own: `rivera+class@school.example` is `rivera@school.example`. */
export const mailboxKey = (email: string): string => emailKey(email).replace(/(?<=.)\+[^@]*(?=@)/u, '');
