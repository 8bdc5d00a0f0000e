import type { User } from '@portolan/contract/accounts/users'
import type { Role } from '@portolan/contract/roles'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import type { Database } from '../../../tables/database.ts'
import { findUsers } from './store-users.ts'

type Needs = { readonly db: Database; readonly pageTokens: PageTokens }
type UserQuery = {
  readonly search?: string | undefined
  readonly clientId?: number | undefined
  readonly role?: Role | undefined
  readonly isImpersonable?: boolean | undefined
  readonly pageToken?: string | undefined
  readonly pageSize: number
}

export async function listUsers(
  { db, pageTokens }: Needs,
  { search = '', clientId, role, isImpersonable = false, pageToken, pageSize }: UserQuery,
): Promise<{ items: User[]; nextPageToken: string | null }> {
  const list = JSON.stringify(['users', search, clientId, role, isImpersonable])
  const [after] = pageToken ? pageTokens.read(pageToken, list) : []
  const found = await findUsers(db, { search, clientId, role, isImpersonable, after, size: pageSize + 1 })
  const items = found.slice(0, pageSize)
  const last = found.length > pageSize ? items.at(-1) : undefined
  return { items, nextPageToken: last ? pageTokens.write([last.username], list) : null }
}
