import * as z from 'zod/mini'

// In the order of the specification, which lists clients in the middle.
const firstStaff = ['ADMIN', 'SUPER_USER', 'OPERATOR', 'POWER_USER'] as const
const otherStaff = [
  'LINGUIST',
  'PROJECT_COORDINATOR',
  'CLIENT_MANAGER',
  'DESKTOP_PUBLISHER',
  'ENGINEER',
  'QA',
  'QUOTER',
  'EXECUTIVE',
] as const

/** Roles of the provider's staff. */
export const StaffRole = z.enum([...firstStaff, ...otherStaff])
export type StaffRole = z.infer<typeof StaffRole>

export const ClientRole = z.enum(['CLIENT', 'CLIENT_EMPLOYEE'])
export type ClientRole = z.infer<typeof ClientRole>

export const Role = z.enum([...firstStaff, ...ClientRole.options, ...otherStaff])
export type Role = z.infer<typeof Role>

/** Roles of clients. All others are the provider's staff. */
export const clientRoles: readonly Role[] = ClientRole.options

/** Roles of staff that see the desk and its dashboards. The others only sign in. */
export const DeskRole = z.enum([
  'CLIENT_MANAGER',
  'DESKTOP_PUBLISHER',
  'ADMIN',
  'ENGINEER',
  'PROJECT_COORDINATOR',
  'QA',
  'QUOTER',
  'POWER_USER',
])
export type DeskRole = z.infer<typeof DeskRole>

export const dashboardRoles: readonly Role[] = DeskRole.options
