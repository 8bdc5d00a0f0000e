import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What pages do not read of an endpoint: the server alone checks calls and replies and documents them. */
const serverOnly = new Set([
  'name',
  'summary',
  'tag',
  'params',
  'query',
  'reply',
  'status',
  'refusals',
  'maxBodyBytes',
  'example',
])

type Range = { readonly start: number; readonly end: number }

/** Makes the contract lighter for browsers. */
export const stripContract = (): Plugin => ({
  name: 'strip-contract',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler: (code) => ({ code: stripEndpoints(code), map: null }),
  },
})

/**
 * Removes from endpoints what only the server needs, and marks the calls that define constants as pure, so that the
 * bundler drops the schemas and endpoints that no page uses.
 */
export function stripEndpoints(code: string): string {
  const removed: Range[] = []
  const kept: Range[] = []
  const calls = new Set<number>()
  const keep = (node: Range): void => void kept.push(node)
  new Visitor({
    CallExpression(call) {
      calls.add(call.start)
      removed.push(...serverOnlyProperties(call))
    },
    // What runs later, or for its effect, is not the definition of a constant.
    ArrowFunctionExpression: keep,
    FunctionDeclaration: keep,
    FunctionExpression: keep,
    ExpressionStatement: keep,
  }).visit(parseSync('contract.ts', code).program)

  const isDefinition = (at: number) => ![...removed, ...kept].some(({ start, end }) => start <= at && at < end)
  const edits = [
    ...removed.map(({ start, end }) => ({ start, end, text: '' })),
    ...[...calls].filter(isDefinition).map((at) => ({ start: at, end: at, text: '/* @__PURE__ */ ' })),
  ]
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** Each up to the next property, so that its comma goes with it. */
function serverOnlyProperties({ callee, arguments: [definition] }: ESTree.CallExpression): Range[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return []
  const { properties } = definition
  return properties.flatMap((one, index) =>
    one.type === 'Property' && one.key.type === 'Identifier' && serverOnly.has(one.key.name)
      ? [{ start: one.start, end: properties[index + 1]?.start ?? definition.end - 1 }]
      : [],
  )
}
