import { clientRoles, type Role } from '@portolan/contract/roles'
import { Refusal } from '../../../platform/refusal.ts'
import { setAccountRole } from '../../identity/index.ts'
import type { UserChange } from './change-user.ts'

const isOfClient = (role: Role): boolean => clientRoles.includes(role)

/** Users of clients never become staff, nor the other way round: they see what is not meant for them. */
export const changeRole =
  (role: Role): UserChange =>
  async (tx, user) => {
    const isSameKind = user.roles.length > 0 && user.roles.every((one) => isOfClient(one) === isOfClient(role))
    if (!isSameKind) throw new Refusal('conflict')
    if (user.roles.length === 1 && user.roles[0] === role) return undefined
    await setAccountRole(tx, user.id, role)
    return { ...user, roles: [role] }
  }
