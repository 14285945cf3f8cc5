import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Copy, DockerfileParser } from 'dockerfile-ast';

export const CHECKOUT = join(import.meta.dirname, '../..');

/** One thing that the building of the image does to the folder of the program. */
export interface Step {
  /** The name of its stage; the last stage has none in the file, and is called `image`. */
  readonly stage: string;
  readonly kind: 'run' | 'copy';
  readonly words: readonly string[];
  /** Of a copy: the stage that it comes from; the checkout without one. */
  readonly from: string | undefined;
  readonly text: string;
}

export interface Image {
  readonly steps: readonly Step[];
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

/** Steps that are about the system of the image, which this machine has its own of. */
const OF_THE_SYSTEM = /\/var\/lib\//;

export async function readSteps(): Promise<Image> {
  const parsed = DockerfileParser.parse(await readFile(join(CHECKOUT, 'deploy', 'Dockerfile'), 'utf8'));
  const steps: Step[] = [];
  let [stage, command]: [string, string[]] = ['image', []];
  const environment: Record<string, string> = {};
  for (const instruction of parsed.getInstructions()) {
    const text = instruction.getArgumentsContent() ?? '';
    const words = text.split(/\s+/);
    switch (instruction.getKeyword()) {
      case 'FROM':
        stage = / AS (\w+)$/i.exec(text)?.[1] ?? 'image';
        break;
      case 'RUN':
        if (!OF_THE_SYSTEM.test(text)) steps.push({ stage, kind: 'run', words, from: undefined, text });
        break;
      case 'COPY': {
        const from = instruction instanceof Copy ? instruction.getFromFlag()?.getValue() : undefined;
        steps.push({ stage, kind: 'copy', words, from: from ?? undefined, text });
        break;
      }
      case 'ENV':
        for (const word of words) {
          const [name = '', value = ''] = word.split('=');
          environment[name] = value;
        }
        break;
      case 'CMD':
        command = JSON.parse(text) as string[];
        break;
    }
  }
  return { steps, environment, command };
}
