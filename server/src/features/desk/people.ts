import type { Person } from '@portolan/contract/desk/desk'
import type { Role } from '@portolan/contract/roles'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { findStaff } from './store-people.ts'

export const managerRoles: readonly Role[] = ['CLIENT_MANAGER', 'ADMIN']
export const coordinatorRoles: readonly Role[] = ['PROJECT_COORDINATOR', 'QUOTER']
export const checkerRoles: readonly Role[] = ['QA']

/** Staff that orders can be assigned to, by role. */
export async function listPeople(db: Database) {
  const people = await findStaff(db, [...managerRoles, ...coordinatorRoles, ...checkerRoles])
  const having = (wanted: readonly Role[]): Person[] =>
    people.filter(({ roles }) => roles.some((role) => wanted.includes(role))).map(({ id, name }) => ({ id, name }))
  return {
    projectManagers: having(managerRoles),
    coordinators: having(coordinatorRoles),
    qaSpecialists: having(checkerRoles),
  }
}

/** Refuses an assignee without the right role or with a disabled account. */
export async function checkPerson(
  tx: Tx,
  id: string | null | undefined,
  roles: readonly Role[],
  path: string,
): Promise<void> {
  if (!id) return
  if (!(await findStaff(tx, roles)).some((person) => person.id === id))
    throw new Refusal('malformed', [{ path, code: 'person_not_eligible' }])
}
