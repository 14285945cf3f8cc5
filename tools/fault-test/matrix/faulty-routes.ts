import { resolvers } from '#app/server/resolvers.ts';
import { type AppServices, routesOf } from '#app/server/routes.ts';
import { quizHistory } from '#features/overview/contract/endpoints.ts';
import { listHistory } from '#features/overview/server/list-history.ts';
import { readStudentContext } from '#features/quiz/server/public.ts';
import { onReading, type Route } from '#platform/endpoint/server/route.ts';
import type { Resolvers } from '#platform/endpoint/server/standing.ts';

/** The injected faults: no access rule checks whose class it is, and one endpoint shows every teacher of a student the work of all classes. */
export const faultyRoutes = (services: AppServices): Route[] =>
  routesOf(services).map((route) =>
    route.endpoint.name === quizHistory.name ? historyOfAllClasses(services) : route,
  );

export const faultyResolvers: Resolvers = {
  ...resolvers,
  class: async (...asked) => {
    const found = await resolvers.class(...asked);
    return found && { ...found, relations: ['teaches', 'owner'] };
  },
};

const historyOfAllClasses = (services: AppServices): Route =>
  onReading(
    quizHistory,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => listHistory(services, { ...call, actor: { role: 'student', userId: call.params.studentId } }),
  );
