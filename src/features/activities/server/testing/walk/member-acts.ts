import { removeStudentsFromClass, restoreStudentsToClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { leaveClass } from '#features/classes/contract/leave-class.ts';
import { resetProgress, undoReset } from '#features/quiz/contract/reset-progress.ts';
import { type Act, answerOf, putBack, withWork } from './act.ts';
import { pick, type Scene } from './scene.ts';
import { keyOf, type Stored } from './stored-facts.ts';

/** A class and a student, who is in it more often than not. */
function someMember(scene: Scene, { members }: Stored) {
  const pairs = scene.rooms.flatMap((room) => scene.students.map((student) => ({ room, student })));
  const within = pairs.filter(({ room, student }) => members.has(keyOf(room.id, student.id)));
  const { room, student } = pick(scene, within.length > 0 && scene.random() < 0.7 ? within : pairs);
  return { room, student, member: keyOf(room.id, student.id) };
}

export const remove: Act = async (scene, before) => {
  const { room, student, member } = someMember(scene, before);
  const body = { classId: room.id, studentIds: [student.id] };
  const answer = answerOf(await scene.teacher.call(removeStudentsFromClass, { body }));
  return {
    what: `remove ${student.username} from class ${room.id}`,
    answer,
    refusal: null,
    after: before,
    member,
  };
};

export const restore: Act = async (scene, before) => {
  const { room, student, member } = someMember(scene, before);
  const body = { classId: room.id, studentIds: [student.id] };
  const answer = answerOf(await scene.teacher.call(restoreStudentsToClass, { body }));
  return {
    what: `bring ${student.username} back to class ${room.id}`,
    answer,
    refusal: null,
    after: before,
    member,
  };
};

export const join: Act = async (scene, before) => {
  const room = pick(scene, scene.rooms);
  const student = pick(scene, scene.students);
  const answer = answerOf(await student.call(joinClass, { body: { classCode: room.code } }));
  return {
    what: `${student.username} joins class ${room.id}`,
    answer,
    refusal: undefined,
    after: before,
    member: keyOf(room.id, student.id),
  };
};

export const leave: Act = async (scene, before) => {
  const { room, student, member } = someMember(scene, before);
  const body = { studentId: student.id, classId: room.id };
  const answer = answerOf(await student.call(leaveClass, { body }));
  const what = `${student.username} leaves class ${room.id}`;
  return { what, answer, refusal: undefined, after: before, member };
};

/** A student starts over: what was open is not begun; sometimes the teacher takes it back at once. */
export const reset: Act = async (scene, before) => {
  if (!scene.confirmed) return null;
  const { room, student, member } = someMember(scene, before);
  const body = { classId: room.id, studentIds: [student.id] };
  const isMember = before.members.has(member);
  const answer = answerOf(await scene.teacher.call(resetProgress, { body }));
  const undone = scene.random() < 0.5;
  if (undone) await scene.teacher.call(undoReset, { body });
  return {
    what: `${student.username} starts over${undone ? ', and is put back' : ''}`,
    answer,
    refusal: null,
    after: isMember && !undone ? withWork(before, putBack(before, student.id)) : before,
  };
};
