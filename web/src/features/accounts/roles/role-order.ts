import type { ClientRole, StaffRole } from '@portolan/contract/roles'

/** Roles by how often they are given. */
export const staffRolesInOrder: readonly StaffRole[] = [
  'CLIENT_MANAGER',
  'PROJECT_COORDINATOR',
  'QUOTER',
  'QA',
  'LINGUIST',
  'DESKTOP_PUBLISHER',
  'ENGINEER',
  'POWER_USER',
  'ADMIN',
  'OPERATOR',
  'SUPER_USER',
  'EXECUTIVE',
]

export const clientRolesInOrder: readonly ClientRole[] = ['CLIENT_EMPLOYEE', 'CLIENT']
