import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AnyEndpoint, apiVersion, endpoints } from './endpoints.ts'
import { errors, everywhere } from './errors/codes.ts'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'refusals' in value

describe('the list of endpoints', () => {
  it('contains every exported endpoint once', async () => {
    const modules = await Promise.all(files.map((name): Promise<object> => import(join(folder, name))))
    const exported = modules.flatMap((module) => Object.values(module).filter(isEndpoint)).map(({ name }) => name)
    expect(endpoints.map(({ name }) => name).sort()).toEqual(exported.sort())
  })

  it('has no duplicate names or paths', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
  })

  it('has the version of the contract package', () => {
    expect(JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')).version).toBe(apiVersion)
  })
})

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const { params, query, body, reply, example } = endpoint

  it('has a schema for every path parameter, and no other', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []).toEqual(inPath)
  })

  it('has examples that match its schemas', () => {
    if (params) params.parse(example.params)
    if (query) query.parse(example.query ?? {})
    if (body) body.parse(example.body)
    if (reply && example.reply !== undefined) expect(reply.parse(example.reply)).toEqual(example.reply)
  })

  it('lists existing error codes that are not implied everywhere', () => {
    for (const code of endpoint.refusals) {
      expect(errors).toHaveProperty(code)
      expect(everywhere).not.toContain(code)
    }
  })
})
