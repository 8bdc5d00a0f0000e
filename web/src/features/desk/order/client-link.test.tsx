// @vitest-environment jsdom
import type { Role } from '@portolan/contract/roles'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn } from '../../../shared/test-page.tsx'
import { ClientLink } from './client-link.tsx'
import { aSummary } from './test-order.ts'

afterEach(() => setSession(null))

const show = (role: Role, more: object = {}) => {
  setSession(signedIn({ roles: [role], clientConfig: null }))
  return showPage('/desk/order', () => <ClientLink order={aSummary(more)} />)
}

it.each([
  ['ADMIN', '/administration/clients/1001'],
  ['QUOTER', '/desk?queue=ALL&client=1001'],
] as const)('leads %s from an order to its client', async (role, address) => {
  await show(role)
  expect(screen.getByRole('link', { name: 'Harbor Health' }).getAttribute('href')).toBe(address)
})

it('does not link the company of a walk-in, which is no client', async () => {
  await show('ADMIN', { walkInCompany: 'Lindgren' })
  expect(screen.getByText('Lindgren (walk-in)')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
