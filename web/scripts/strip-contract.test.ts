import { expect, it } from 'vitest'
import { stripEndpoints } from './strip-contract.ts'

const squeeze = (code: string): string => code.replace(/\s+/g, ' ').trim()

it('keeps of an endpoint what a page needs to call it and to check a form', () => {
  const code = `export const rename = endpoint({
    ...forMembers,
    name: 'rename',
    method: 'POST',
    path: '/requests/{id}/rename',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: z.string().check(z.minLength(1)) }),
    reply: Request,
    refusals: ['conflict'],
    example: { params: { id: '7' } },
  })`
  expect(squeeze(stripEndpoints(code).replaceAll('/* @__PURE__ */ ', ''))).toBe(
    "export const rename = endpoint({ ...forMembers, method: 'POST', path: '/requests/{id}/rename', " +
      'body: z.object({ name: z.string().check(z.minLength(1)) }), })',
  )
})

it('marks definitions as pure, and no call that runs for its effect', () => {
  expect(stripEndpoints('export const Name = z.object({ first: z.string() })')).toBe(
    'export const Name = /* @__PURE__ */ z.object({ first: /* @__PURE__ */ z.string() })',
  )
  const effects = 'const fill = (list) => list.push(1)\nfunction clear(list) { list.pop() }\nregister(Name)'
  expect(stripEndpoints(effects)).toBe(effects)
})
