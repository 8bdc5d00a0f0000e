import { ClientRole, DeskRole, Role } from '@portolan/contract/roles'
import { expect, it } from 'vitest'
import { clientRolesInOrder, deskRolesInOrder, rolesInOrder } from './role-order.ts'

it('has every role that can be given once', () => {
  expect(rolesInOrder(Role.options).toSorted()).toEqual([...DeskRole.options, ...ClientRole.options].toSorted())
  expect(deskRolesInOrder.toSorted()).toEqual(DeskRole.options.toSorted())
  expect(clientRolesInOrder.toSorted()).toEqual(ClientRole.options.toSorted())
})

it('leaves out roles that nobody has or that can no longer be given', () => {
  expect(rolesInOrder(['QA', 'LINGUIST', 'CLIENT'])).toEqual(['CLIENT', 'QA'])
})
