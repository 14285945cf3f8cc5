/** An empty password is told at its field, together with all that is missing; how long it must be is the server's to say. */
export const noPassword = ({ password }: { readonly password: string }): { password?: string } =>
  password === '' ? { password: 'Choose a password.' } : {};
