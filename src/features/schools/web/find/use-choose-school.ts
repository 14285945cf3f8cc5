import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { chooseSchool, readSchoolOfTeacher } from '../../contract/own-school.ts';

/** Choosing a school for a teacher. */
export interface ChooseSchool {
  readonly choose: (schoolId: number) => void;
  /** The school that is being saved; null for none. */
  readonly under: number | null;
  /** Why it was not saved. */
  readonly problem: string | null;
}

/** Saves the school of a teacher; 0 for none. */
export function useChooseSchool(teacherId: number, onChosen: () => unknown): ChooseSchool {
  const [under, setUnder] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { send } = useEndpointMutation(chooseSchool, { refreshes: [readSchoolOfTeacher] });
  const choose = async (schoolId: number) => {
    setUnder(schoolId);
    setProblem(null);
    const result = await send({ params: { id: schoolId, teacherId } });
    setUnder(null);
    if (result.ok) await onChosen();
    else setProblem(result.problem.detail);
  };
  return { choose: (schoolId) => void choose(schoolId), under, problem };
}
