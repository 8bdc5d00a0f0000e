// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { checkAccess } from './access.ts'
import { signInAs } from './test-session.ts'

vi.mock(import('../shared/branding.ts'), async (original) => {
  const module = await original()
  const branding = { ...module.getBranding(), isDemo: true, isPublicDemo: true }
  return { ...module, getBranding: () => branding }
})

it.each([
  ['CLIENT', 'role'],
  ['CLIENT_EMPLOYEE', 'role'],
  ['ADMIN', undefined],
  ['LINGUIST', undefined],
] as const)('opens the outbox of a public demo to staff only (%s: %s)', async (role, denied) => {
  signInAs(role)
  expect(await checkAccess('demo', '/outbox', false)).toBe(denied)
})
