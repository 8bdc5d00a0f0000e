import { type ClientRole, type DeskRole, Role } from '@portolan/contract/roles'

/** Roles that a colleague can be given, by how often they are. */
export const deskRolesInOrder: readonly DeskRole[] = [
  'CLIENT_MANAGER',
  'PROJECT_COORDINATOR',
  'QUOTER',
  'QA',
  'DESKTOP_PUBLISHER',
  'ENGINEER',
  'POWER_USER',
  'ADMIN',
]

export const clientRolesInOrder: readonly ClientRole[] = ['CLIENT_EMPLOYEE', 'CLIENT']

/** Of everybody, those that can no longer be given last. */
const allInOrder: readonly Role[] = [...new Set([...clientRolesInOrder, ...deskRolesInOrder, ...Role.options])]

/** The roles that somebody has. */
export const rolesInOrder = (used: readonly Role[]): readonly Role[] => allInOrder.filter((role) => used.includes(role))
