import { ClientRole, StaffRole } from '@portolan/contract/roles'
import { expect, it } from 'vitest'
import { clientRolesInOrder, staffRolesInOrder } from './role-order.ts'

it('has every role once', () => {
  expect(staffRolesInOrder.toSorted()).toEqual(StaffRole.options.toSorted())
  expect(clientRolesInOrder.toSorted()).toEqual(ClientRole.options.toSorted())
})
