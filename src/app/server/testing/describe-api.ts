import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedIn } from '#features/accounts/contract/fields.ts';
import { studentClass, teacherClass } from '#features/classes/contract/endpoints.ts';
import * as library from '#features/library/contract/passage-view.ts';
import * as progress from '#features/progress/contract/views.ts';
import * as quiz from '#features/quiz/contract/views.ts';
import { fieldError, problem } from '#platform/endpoint/contract/problem.ts';
import { wireSchema } from '#platform/endpoint/server/wire-schema.ts';

/** Shapes that many answers hold; each is once in the document, under its name. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Problem: problem,
  FieldError: fieldError,
  SignedIn: signedIn,
  TeacherClass: teacherClass,
  StudentClass: studentClass,
  Passage: library.passageView,
  Question: quiz.questionView,
  AnsweredQuestion: quiz.answeredQuestionView,
  Feedback: quiz.feedbackView,
  Quiz: quiz.quizView,
  Rank: progress.rankView,
  ReadingLevel: progress.readingLevel,
  LevelReason: progress.levelReason,
};
for (const [id, schema] of Object.entries(NAMED)) z.globalRegistry.add(wireSchema(schema), { id });

/** Lets the router describe itself as an OpenAPI document (`server.swagger()`). The running service does not need it. */
export async function describeApi(server: FastifyInstance): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Openleaf',
        version: '0.1.0',
        description: 'Reading practice that a school can run itself.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });
}

/** The transform names each shape as an input too; what nothing refers to is left out. */
function withoutUnused<T extends object>(document: T): T {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const all = Object.entries(components?.schemas ?? {});
  const text = JSON.stringify(document);
  const used = all.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  const smaller = { ...document, components: { ...components, schemas: Object.fromEntries(used) } };
  return used.length < all.length ? withoutUnused(smaller) : smaller;
}
