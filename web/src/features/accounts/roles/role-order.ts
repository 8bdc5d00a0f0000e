import type { ClientRole, DeskRole, Role } from '@portolan/contract/roles'

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

/** Roles that can be given and that somebody has. */
export const rolesInOrder = (used: readonly Role[]): readonly Role[] =>
  [...clientRolesInOrder, ...deskRolesInOrder].filter((role) => used.includes(role))
