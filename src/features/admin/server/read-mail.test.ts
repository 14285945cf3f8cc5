import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { type TestApp, useTestApp } from '#app/server/testing/test-app.ts';
import { linkEnd } from '#features/accounts/core/password-link.ts';
import { readMail } from '../contract/mails.ts';
import { writeTestMail } from './testing/write-test-mail.ts';

async function readNew(test: TestApp, change?: (id: number) => Promise<unknown>) {
  const [teacher, admin] = [await test.world.teacher('Rivera'), await test.world.admin('Ada')];
  const id = await writeTestMail(test, { to: teacher });
  await change?.(id);
  const read = () => admin.call(readMail, { params: { id } });
  const { data } = await read();
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id, detail from audit_log where act = 'read-mail' and subject_user_id = $1",
    [teacher.id],
  );
  return { id, data, rows: rows as unknown[], teacher, admin };
}
const links = (data: Awaited<ReturnType<typeof readNew>>['data']) =>
  data.parts.flatMap((part) => (part.kind === 'button' ? [part.link] : []));

describe('where no mail is sent', () => {
  const test = useTestApp({}, QUICK_PASSWORDS);

  it('shows the text with its links, and records who read it', async () => {
    const { id, data, rows, teacher, admin } = await readNew(test);
    expect(data.heading).toBe('A heading');
    expect(data.parts[0]).toEqual({ kind: 'paragraph', text: `For ${teacher.username}.` });
    expect(links(data)).toEqual(['/open#the-secret-end', '/']);
    expect(rows).toEqual([
      { actor_user_id: admin.id, subject_user_id: teacher.id, detail: { mail: id, withLinks: true } },
    ]);
  });

  it('records the reading for each account that a shown link opens', async () => {
    const other = await test.world.teacher('Novak');
    const { id, rows, teacher, admin } = await readNew(test, (mail) =>
      test.database.pool.query('update mails set secrets = $2 where id = $1', [
        mail,
        JSON.stringify([linkEnd({ token: 'AbCdEf_0123456789-xyzw', userId: other.id })]),
      ]),
    );
    expect(rows).toHaveLength(1);
    const all = await test.database.pool.query(
      "select actor_user_id, subject_user_id from audit_log where act = 'read-mail' and (detail ->> 'mail')::int = $1 order by id",
      [id],
    );
    expect(all.rows).toEqual([
      { actor_user_id: admin.id, subject_user_id: teacher.id },
      { actor_user_id: admin.id, subject_user_id: other.id },
    ]);
  });

  it('shows no link that is of no use any more', async () => {
    const { data, rows } = await readNew(test, (id) =>
      test.database.pool.query(
        "update mails set created_at = created_at - interval '2 days', ends_at = ends_at - interval '2 days' where id = $1",
        [id],
      ),
    );
    expect(links(data)).toEqual([null, '/']);
    expect(rows).toMatchObject([{ detail: { withLinks: false } }]);
  });

  it('shows no link of a mail that was to be sent', async () => {
    const { data } = await readNew(test, (id) =>
      test.database.pool.query("update mails set state = 'waiting', next_try_at = created_at where id = $1", [
        id,
      ]),
    );
    expect(links(data)).toEqual([null, '/']);
  });

  it.each(['is to an admin', 'is to an address that an admin has, too'])(
    'shows no link of a mail that %s',
    async (to) => {
      const other = await test.world.admin('Sam');
      const { data, rows } = await readNew(test, (id) =>
        to === 'is to an admin'
          ? test.database.pool.query('update mails set user_id = $2 where id = $1', [id, other.id])
          : test.database.pool.query(
              'update users set email = (select upper(to_address) from mails where id = $1) where id = $2',
              [id, other.id],
            ),
      );
      expect(links(data)).toEqual([null, '/']);
      expect(rows).toEqual(
        to === 'is to an admin'
          ? []
          : [expect.objectContaining({ detail: expect.objectContaining({ withLinks: false }) })],
      );
    },
  );

  it('answers alike for a mail that is not there', async () => {
    const admin = await test.world.admin('Ada');
    expect((await admin.call(readMail, { params: { id: 987_654 } })).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const { id, teacher } = await readNew(test);
    expect((await teacher.call(readMail, { params: { id } })).status).toBe(403);
  });
});

describe('where mails are sent', () => {
  const test = useTestApp(
    {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'openleaf@school.example',
      PUBLIC_ORIGIN: 'https://reading.example.org',
    },
    QUICK_PASSWORDS,
  );

  it.each(['waiting', 'kept'])('shows no secret link of a mail that is %s', async (state) => {
    const { data, rows } = await readNew(test, (id) =>
      test.database.pool.query(
        "update mails set state = $2, next_try_at = case when $2 = 'waiting' then created_at end where id = $1",
        [id, state],
      ),
    );
    expect(JSON.stringify(data)).not.toContain('the-secret-end');
    expect(links(data)).toEqual([null, '/']);
    expect(rows).toHaveLength(1);
  });
});
