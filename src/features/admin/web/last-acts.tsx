import { ownZone } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { auditLogPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { shortDateTime } from '#platform/wording/core/figures.ts';
import type { ActPerson, AuditedAct } from '../contract/audit-log.ts';
import { actInWords, objectOf } from '../core/acts.ts';
import styles from './accounts.module.css';

/** So many are seen at a glance. */
const SHOWN = 5;

/** What was done last with power over others; the audit log has the rest. @param acts the newest first. */
export const LastActs = ({ acts }: { readonly acts: readonly AuditedAct[] }) => (
  <Section title="Last acts" action={<LinkButton {...linkTo(auditLogPage)}>Audit log</LinkButton>}>
    <Card>
      {acts.length === 0 ? (
        <p>When somebody approves a teacher, gives a new password, or downloads data, it is listed here.</p>
      ) : (
        <Stack as="ul" gap={12}>
          {acts.slice(0, SHOWN).map((act) => (
            <li key={act.actId}>
              {actInWords(act.act)}
              {toWhat(act)}
              <span className={styles.about}>
                {act.by === null ? 'a command on the server' : nameOf(act.by)}
                {act.as !== null && ` as ${nameOf(act.as)}`}, {shortDateTime(act.at, ownZone())}
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  </Section>
);

const nameOf = ({ username, userId }: ActPerson): string => username ?? `#${userId} (erased)`;

/** ": maria.rivera", ": Room 12", or nothing where an act is of nobody but who did it. */
function toWhat({ about, by, facts }: AuditedAct): string {
  const object = objectOf(facts);
  const words = [
    ...(about !== null && about.userId !== by?.userId ? [nameOf(about)] : []),
    ...(object === null ? [] : [object]),
  ];
  return words.length === 0 ? '' : `: ${words.join(', ')}`;
}
