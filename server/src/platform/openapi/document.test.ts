import { readdirSync } from 'node:fs'
import { apiVersion, endpoints } from '@portolan/contract/endpoints'
import { errorMessage } from '@portolan/contract/errors/catalog'
import { errors, everywhere, fault } from '@portolan/contract/errors/codes'
import { ErrorBody } from '@portolan/contract/errors/error-body'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from './document.ts'
import { namedSchemas } from './named-schemas.ts'
import { openApiStructure } from './openapi-structure.suite.ts'
import { type Answer, mediaOf, type OpenApiDocument, type Parameter, type Reference } from './types.ts'

const document = openApiDocument(endpoints, { version: apiVersion, serverUrl: 'https://portal.example/api' })
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

function resolve<Found>(found: Found | Reference, whole: OpenApiDocument): Found {
  if (!(found instanceof Object && '$ref' in found)) return found
  return found.$ref
    .slice(2)
    .split('/')
    .reduce((place: unknown, step) => (place as Record<string, unknown> | undefined)?.[step], whole) as Found
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : referencesIn(inner)))
}

describe('the OpenAPI document', () => {
  it('has the structure of OpenAPI 3.1', () => {
    expect(z.prettifyError(openApiStructure.safeParse(document).error ?? { issues: [] })).toBe('')
  })

  it('tells every endpoint under its name, method and path', () => {
    for (const { name, method, path, summary, tag } of endpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()]
      expect(operation).toMatchObject({ operationId: name, summary, tags: [tag] })
    }
    expect(operations).toHaveLength(endpoints.length)
  })

  it('leads every reference to something, and tells nothing that is not used', () => {
    const references = new Set(referencesIn(document))
    for (const $ref of references) expect(resolve({ $ref }, document), $ref).toBeDefined()
    for (const name of Object.keys(document.components.schemas))
      expect(references).toContain(`#/components/schemas/${name}`)
  })

  it('carries the version of the contract and where it is served', () => {
    expect(document.info.version).toBe('0.8.0')
    expect(document.servers).toEqual([{ url: 'https://portal.example/api' }])
  })

  it('lists every refusal of an endpoint under its status, with its message', () => {
    for (const { path, method, refusals, bodyKind } of endpoints) {
      if (bodyKind === 'xml') continue
      const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
      const expected = [...new Set([...refusals, ...everywhere])].map((code) => ({ code, ...errors[code] }))
      for (const { code, status } of [...expected, fault]) {
        const answer = resolve<Answer>(responses[status]!, document)
        const example = answer.content?.['application/json']?.examples?.[code]?.value
        expect(ErrorBody.parse(example), `${path} ${code}`).toEqual({ message: errorMessage(code), errorCode: code })
      }
    }
  })

  it('gives examples that the schemas of the contract take', () => {
    for (const { name, path, method, status, reply, body } of endpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()]
      const answer = resolve<Answer>(operation!.responses[reply ? (status ?? 200) : 204]!, document)
      const example = mediaOf(answer.content)?.example
      if (reply && example !== undefined) expect(reply.parse(example), name).toEqual(example)
      if (!reply) expect(answer.content).toBeUndefined()
      if (body) body.parse(mediaOf(operation?.requestBody?.content)?.example)
    }
  })

  it('describes every parameter, and needs every parameter of a path', () => {
    for (const { operationId, parameters } of operations) {
      for (const parameter of parameters.map((found) => resolve<Parameter>(found, document))) {
        expect(parameter.description, `${operationId} ${parameter.name}: say it in parameter-words.ts`).not.toBe('')
        if (parameter.in === 'path') expect(parameter).toMatchObject({ required: true, example: expect.anything() })
      }
    }
    expect(document.paths['/clientConfigs']?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: 'emailDomain', in: 'query', required: false }),
    )
  })

  it('tells who may call: with a key or the id token, or without any too where anyone may', () => {
    expect(document.paths['/branding']?.get?.security).toEqual([{}, { apiKey: [] }, { idToken: [] }])
    expect(document.paths['/userAccount']?.get?.security).toEqual([{ apiKey: [] }, { idToken: [] }])
    expect(document.paths['/userAccount/sessions']?.get?.security).toEqual([{ idToken: [] }])
    expect(document.paths['/userAccount/actions/assignClient']?.post?.description).toBe(
      'For CLIENT or CLIENT_EMPLOYEE.',
    )
  })

  it('lets a body be left out only where the contract does', () => {
    expect(document.paths['/tempFiles/actions/createPresignedPost']?.post?.requestBody?.required).toBe(false)
    expect(document.paths['/userAccount/actions/assignClient']?.post?.requestBody?.required).toBe(true)
  })
})

describe('named schemas', () => {
  const folder = new URL('../../../../contract/src/', import.meta.url)

  it('are all those the contract exports, each name once', async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).pathname)))
    const exported = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (value instanceof z.core.$ZodType ? [name] : [])),
    )
    const names = namedSchemas.map(([name]) => name)
    expect([...names].sort()).toEqual(exported.sort())
    expect(new Set(names).size).toBe(names.length)
  })

  it('may not be sent in one shape and answered in another', () => {
    const { LltsLanguageFlags } = Object.fromEntries(namedSchemas)
    const twoFaced = { ...endpoints[0]!, body: LltsLanguageFlags!, reply: LltsLanguageFlags!, example: {} }
    expect(() => openApiDocument([twoFaced], { version: '1', serverUrl: '/' })).toThrow(
      'LltsLanguageFlags is sent and answered in two shapes',
    )
  })
})
