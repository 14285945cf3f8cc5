import type { SkillStanding } from '#features/reports/core/skill-number.ts';
import { STANDING_WORDS } from '#features/reports/core/skill-words.ts';
import { Badge, type BadgeProps } from '#platform/ui/web/badge.tsx';

const TONES: Readonly<Record<SkillStanding, BadgeProps['tone']>> = {
  below: 'berry',
  'as-expected': 'plain',
  above: 'leaf',
  'too-few': 'plain',
};

/** Where a skill stands. */
export const Standing = ({ standing }: { readonly standing: SkillStanding }) => (
  <Badge tone={TONES[standing] ?? 'plain'}>{STANDING_WORDS[standing]}</Badge>
);
