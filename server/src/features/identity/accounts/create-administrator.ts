import { audit } from '../../../platform/audit.ts'
import type { Database } from '../../../tables/database.ts'
import { createAccount } from './create-account.ts'

export type NewAdministrator = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Creates the first account of a provider that starts with an empty database. Run by an operator. */
export function createAdministrator(db: Database, administrator: NewAdministrator): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const id = await createAccount(tx, { ...administrator, roles: ['ADMIN'] })
    await audit(tx, { actor: undefined, action: 'administrator-created', subject: { type: 'account', id } })
    return id
  })
}
