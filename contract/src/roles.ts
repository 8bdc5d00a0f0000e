import * as z from 'zod/mini'

/** Roles of the provider's staff. */
export const StaffRole = z.enum([
  'ADMIN',
  'SUPER_USER',
  'OPERATOR',
  'POWER_USER',
  'LINGUIST',
  'PROJECT_COORDINATOR',
  'CLIENT_MANAGER',
  'DESKTOP_PUBLISHER',
  'ENGINEER',
  'QA',
  'QUOTER',
  'EXECUTIVE',
])
export type StaffRole = z.infer<typeof StaffRole>

export const Role = z.enum([
  'ADMIN',
  'SUPER_USER',
  'OPERATOR',
  'POWER_USER',
  'CLIENT',
  'CLIENT_EMPLOYEE',
  'LINGUIST',
  'PROJECT_COORDINATOR',
  'CLIENT_MANAGER',
  'DESKTOP_PUBLISHER',
  'ENGINEER',
  'QA',
  'QUOTER',
  'EXECUTIVE',
])
export type Role = z.infer<typeof Role>

/** Roles of clients. All others are the provider's staff. */
export const clientRoles: readonly Role[] = ['CLIENT', 'CLIENT_EMPLOYEE']

/** Roles that see the staff dashboard. */
export const dashboardRoles: readonly Role[] = [
  'CLIENT_MANAGER',
  'DESKTOP_PUBLISHER',
  'ADMIN',
  'ENGINEER',
  'PROJECT_COORDINATOR',
  'QA',
  'QUOTER',
  'POWER_USER',
]
