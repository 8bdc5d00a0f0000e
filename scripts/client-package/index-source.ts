import type { AnyEndpoint } from '../../contract/src/endpoints.ts'
import { errorMessage } from '../../contract/src/errors/catalog.ts'
import { errors } from '../../contract/src/errors/codes.ts'
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from '../../server/src/platform/openapi/types.ts'
import { typeWords } from './type-words.ts'

/** The TypeScript that the package's front door is made from. */
export function indexSource(endpoints: readonly AnyEndpoint[], document: OpenApiDocument): string {
  const { ErrorBody: _, ...schemas } = document.components.schemas
  return `import { type CallOptions, type ClientOptions, connect, type CreateOptions, type Operation } from './runtime.generated.js'

export { type CallOptions, type ClientOptions, type CreateOptions, type ErrorBody, PortolanError } from './runtime.generated.js'

${Object.entries(schemas)
  .map(([name, schema]) => `export type ${name} = ${typeWords(schema)}\n`)
  .join('\n')}
export type PortolanClient = {
${endpoints.map((endpoint) => method(endpoint, document)).join('\n\n')}
}

const operations: Record<string, Operation> = {
${endpoints.map(operation).join('\n')}
}

/** The version of the API this package was made for. */
export const apiVersion: string = '${document.info.version}'

/** A client of the portal at \`baseUrl\`, with one function for every operation of its API. */
export function createClient(options: ClientOptions): PortolanClient {
  return connect(operations, options) as unknown as PortolanClient
}
`
}

function method(endpoint: AnyEndpoint, document: OpenApiDocument): string {
  const found = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
  if (!found) throw new Error(`${endpoint.name} is not in the document`)
  const refusals = endpoint.refusals.map((code) => `\`${code}\``).join(', ')
  return `  /**
   * ${endpoint.summary}.
   *
   * \`${endpoint.method} ${endpoint.path}\` · ${found.description}${refusals && ` · Refused with ${refusals}.`}
   */
  ${endpoint.name}(${argument(found)}, options?: ${endpoint.idempotent ? 'CreateOptions' : 'CallOptions'}): Promise<${answer(found)}>`
}

function argument({ parameters, requestBody }: Operation): string {
  const fields = parameters.filter((parameter): parameter is Parameter => 'name' in parameter)
  const call = objectSchema({
    params: part(fields.filter((field) => field.in === 'path')),
    query: part(fields.filter((field) => field.in === 'query')),
    body: requestBody && {
      schema: requestBody.content['application/json']?.schema ?? {},
      isRequired: requestBody.required,
    },
  })
  return `call${call.required?.length ? '' : '?'}: ${typeWords(call, '  ')}`
}

type Part = { readonly schema: JsonSchema; readonly isRequired: boolean }

function part(fields: readonly Parameter[]): Part | undefined {
  if (fields.length === 0) return undefined
  const parts = fields.map(({ name, schema, required }) => [name, { schema, isRequired: required }] as const)
  return { schema: objectSchema(Object.fromEntries(parts)), isRequired: fields.some(({ required }) => required) }
}

function objectSchema(parts: Readonly<Record<string, Part | undefined>>): JsonSchema {
  const there = Object.entries(parts).filter((entry): entry is [string, Part] => entry[1] !== undefined)
  return {
    properties: Object.fromEntries(there.map(([name, { schema }]) => [name, schema])),
    required: there.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  }
}

function answer(operation: Operation): string {
  const [success] = Object.values(operation.responses)
  const media = success && 'content' in success ? success.content?.['application/json'] : undefined
  return media ? typeWords(media.schema, '  ') : 'void'
}

/** A refusal of an operation's own names what its status means there. */
function operation(endpoint: AnyEndpoint): string {
  const messages = new Map(
    endpoint.refusals.map((code) => [errors[code].status, errorMessage(code)] as const).reverse(),
  )
  const statusMessages = messages.size > 0 ? `, statusMessages: ${JSON.stringify(Object.fromEntries(messages))}` : ''
  return `  ${endpoint.name}: { method: '${endpoint.method}', path: '${endpoint.path}'${statusMessages} },`
}
