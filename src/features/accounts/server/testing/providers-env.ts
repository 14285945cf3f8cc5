/** The public address of the Openleaf that has these providers. */
export const ORIGIN = 'https://reading.example.org';

/** Where its students under 13 are. */
export const UNDER13_ORIGIN = 'https://kids.example.org';

/** The variables of an Openleaf with two domains, with Google and a school's provider. */
export const providersEnv = (schoolIssuer: string): Record<string, string> => ({
  PUBLIC_ORIGIN: ORIGIN,
  UNDER13_ORIGIN,
  GOOGLE_CLIENT_ID: 'openleaf-at-google',
  GOOGLE_CLIENT_SECRET: 'a secret of google',
  SCHOOL_LOGIN_ISSUER: schoolIssuer,
  SCHOOL_LOGIN_CLIENT_ID: 'openleaf-at-school',
  SCHOOL_LOGIN_CLIENT_SECRET: 'a secret of the school',
  SCHOOL_LOGIN_NAME: 'Riverside School',
});
