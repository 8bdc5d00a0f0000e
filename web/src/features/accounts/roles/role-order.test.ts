import { ClientRole, DeskRole, Role } from '@portolan/contract/roles'
import { expect, it } from 'vitest'
import { clientRolesInOrder, deskRolesInOrder, rolesInOrder } from './role-order.ts'

it('has every role once', () => {
  expect(rolesInOrder(Role.options).toSorted()).toEqual(Role.options.toSorted())
  expect(deskRolesInOrder.toSorted()).toEqual(DeskRole.options.toSorted())
  expect(clientRolesInOrder.toSorted()).toEqual(ClientRole.options.toSorted())
})

it('leaves out roles that nobody has, and has those last that can no longer be given', () => {
  expect(rolesInOrder(['LINGUIST', 'QA', 'CLIENT'])).toEqual(['CLIENT', 'QA', 'LINGUIST'])
})
