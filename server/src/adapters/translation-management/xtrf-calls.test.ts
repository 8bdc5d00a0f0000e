import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { acceptHeader, allXtrfCalls, type XtrfCall, xtrfCalls } from './xtrf-calls.ts'

/** XTRF's OpenAPI document of its Home API, where it is available. */
const published =
  process.env.XTRF_OPENAPI ?? fileURLToPath(new URL('../../../../../shared/data/xtrf-home-api.json', import.meta.url))

type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
}
type Content = Record<string, { schema?: Schema }>
type Operation = {
  readonly parameters?: readonly { in: string; name: string; schema?: Schema }[]
  readonly requestBody?: { content: Content }
  readonly responses: Record<string, { content?: Content }>
}
type Api = {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

const types: Record<string, string> = {
  integer: 'integer',
  string: 'string',
  any: 'object',
  integers: 'array',
  files: 'array',
  fileLinks: 'array',
}

it.skipIf(!existsSync(published))('makes only calls that XTRF documents', () => {
  const api = JSON.parse(readFileSync(published, 'utf8')) as Api
  expect(allXtrfCalls.flatMap((call) => findProblems(api, call))).toEqual([])
})

function findProblems(api: Api, call: XtrfCall): string[] {
  const operation = api.paths[call.path]?.[call.method.toLowerCase()]
  const name = `${call.method} ${call.path}`
  if (!operation) return [`${name} is not published`]
  return [...checkQuery(operation, call), ...checkBody(api, operation, call), ...checkResponse(operation, call)].map(
    (problem) => `${name}: ${problem}`,
  )
}

function checkQuery({ parameters = [] }: Operation, { query = {} }: XtrfCall): string[] {
  return Object.entries(query).flatMap(([key, type]) => {
    const known = parameters.find((each) => each.in === 'query' && each.name === key)
    return known?.schema?.type === types[type] ? [] : [`the query has no ${key} of the type ${type}`]
  })
}

function checkBody(api: Api, { requestBody }: Operation, call: XtrfCall): string[] {
  if (call.isUpload) return requestBody?.content['multipart/form-data'] ? [] : ['takes no form']
  if (!call.body) return requestBody ? ['wants a body'] : []
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type?.startsWith('application/json')) return ['takes no JSON']
  const properties = resolve(api, correctSchema(call, content?.schema)).properties ?? {}
  return Object.entries(call.body).flatMap(([key, wanted]) =>
    properties[key]?.type === types[wanted] ? [] : [`the body has no ${key} of the type ${wanted}`],
  )
}

/** The document has a wrong schema for this body. Its description has the right one. */
function correctSchema(call: XtrfCall, schema: Schema | undefined): Schema {
  const isMistyped = call.path === '/v2/quotes/{quoteId}/files/add' && schema?.$ref?.endsWith('/TimeDTO')
  return isMistyped ? { $ref: '#/components/schemas/FileCategorizationsDto' } : (schema ?? {})
}

const resolve = (api: Api, schema: Schema): Schema =>
  (schema.$ref && api.components.schemas[schema.$ref.split('/').at(-1) ?? '']) || schema

function checkResponse({ responses }: Operation, call: XtrfCall): string[] {
  if (call.path === xtrfCalls.download.path) return []
  const contents = Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {}))
  return contents.length === 0 || contents.includes(acceptHeader(call)) ? [] : [`answers ${contents.join(', ')}`]
}
