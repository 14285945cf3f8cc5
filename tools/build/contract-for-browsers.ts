import { type ESTree, type Plugin, parseSync } from 'vite';

/** The contracts of slices and platform. */
const CONTRACT = /[\\/]src[\\/](?:features|platform)[\\/][\w-]+[\\/]contract[\\/][\w-]+\.ts$/;
/** What a browser reads of an endpoint: where a call goes, its words, what its reply is about, what the body of a form is judged by. */
const READ: ReadonlySet<string> = new Set(['name', 'methods', 'path', 'wire', 'about', 'body']);
/** Without these no call can be made. */
const NEEDED = ['name', 'methods', 'path'] as const;

/** An expression of the source, and what replaces it. */
interface Change {
  readonly node: ESTree.Expression;
  readonly to: string;
}

/**
 * A contract as browsers need it (docs/decisions/0017). Making schemas takes a browser longer than showing a page, and the
 * server has made sure of its answers before it sends them: an endpoint keeps its address and its body, which is made when a
 * form asks for it, and any other schema may go where nothing in the browser uses it.
 */
export function contractForBrowsers(code: string): string {
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  const changes = parseSync('contract.ts', code)
    .program.body.flatMap(callsIn)
    .map(
      (call): Change =>
        isEndpoint(call)
          ? { node: call.arguments[0], to: `{ ${partsOf(call.arguments[0]).join(', ')} }` }
          : // Marked as what may go.
            { node: call, to: `/* @__PURE__ */ (() => ${textOf(call)})()` },
    );
  function partsOf({ properties }: ESTree.ObjectExpression): string[] {
    const parts = properties.flatMap(partOf);
    const missing = NEEDED.find((name) => !parts.some((part) => part.startsWith(`${name}:`)));
    if (missing)
      throw new SyntaxError(`Each endpoint says its ${missing} itself: browsers have no more of it.`);
    return parts;
  }
  function partOf(part: ESTree.ObjectPropertyKind): string[] {
    if (part.type !== 'Property' || part.key.type !== 'Identifier' || !READ.has(part.key.name)) return [];
    return [part.key.name === 'body' ? `get body() { return ${textOf(part.value)}; }` : textOf(part)];
  }
  return changes.reduceRight(
    (text, { node, to }) => text.slice(0, node.start) + to + text.slice(node.end),
    code,
  );
}

/** The calls that a statement of a module gives names to. */
function callsIn(statement: ESTree.Program['body'][number]): ESTree.CallExpression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
}

type EndpointCall = ESTree.CallExpression & { readonly arguments: readonly [ESTree.ObjectExpression] };

const isEndpoint = (call: ESTree.CallExpression): call is EndpointCall =>
  call.callee.type === 'Identifier' &&
  call.callee.name === 'endpoint' &&
  call.arguments[0]?.type === 'ObjectExpression';

/** Leaves out of the contracts what only the server needs. Fails the build when it finds none of them. */
export function contractsForBrowsers(): Plugin {
  let contracts = 0;
  return {
    name: 'openleaf:contracts-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => {
        contracts += 1;
        return { code: contractForBrowsers(code), map: null };
      },
    },
    buildEnd() {
      if (contracts === 0) this.error('The contracts are not where they were');
    },
  };
}
