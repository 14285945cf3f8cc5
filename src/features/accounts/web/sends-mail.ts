/** Whether the service sends mails, as the server says in the page. */
export const sendsMail = (page: Document = document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="openleaf-mail"]')?.content === 'on';
