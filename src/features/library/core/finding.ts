/** One gate's answer about a passage, a level or the library. */
export interface Finding {
  /** The passage's id; null for a finding about a level or the library. */
  readonly passage: string | null;
  readonly gate: string;
  readonly ok: boolean;
  /** A failed hard gate fails the check; an advisory one is only shown. */
  readonly severity: 'hard' | 'advisory';
  readonly measured: string;
  readonly wanted: string;
  /** A question ("q2"), an option ("q2 option 3"), a level ("level 4"), or "" for the whole passage. */
  readonly where: string;
  /** What to do about it, for a failed gate; "" otherwise. */
  readonly message: string;
}

/** What a gate says before it is known about which passage, and how hard the gate is. */
export interface Verdict {
  readonly gate: string;
  readonly ok: boolean;
  readonly measured: string | number;
  readonly wanted: string;
  readonly where?: string;
  readonly message?: string;
  readonly advisory?: boolean;
  /** Hard only in levels that are held to the whole standard (`HELD_LEVELS`), advisory in the others. */
  readonly heldOnly?: boolean;
}

/** Turns a gate's verdict into a finding; `held` says whether the whole standard binds what was checked. */
export function toFinding(passage: string | null, verdict: Verdict, held = true): Finding {
  const advisory = verdict.advisory === true || (verdict.heldOnly === true && !held);
  return {
    passage,
    gate: verdict.gate,
    ok: verdict.ok,
    severity: advisory ? 'advisory' : 'hard',
    measured: String(verdict.measured),
    wanted: verdict.wanted,
    where: verdict.where ?? '',
    message: verdict.ok ? '' : (verdict.message ?? ''),
  };
}

/** Whether a finding fails the check. */
export function isFailure(finding: Finding): boolean {
  return !finding.ok && finding.severity === 'hard';
}

/** Inclusive. */
export function within(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high;
}
