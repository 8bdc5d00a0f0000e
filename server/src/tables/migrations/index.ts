import type { Migration } from '../migrate.ts'
import { up as clientsAndAccounts } from './0001-clients-and-accounts.ts'
import { up as identity } from './0002-identity.ts'
import { up as platform } from './0003-platform.ts'

/** In order, forward only. A name that was released never changes, nor does what it does. */
export const migrations: readonly Migration[] = [
  { name: '0001-clients-and-accounts', up: clientsAndAccounts },
  { name: '0002-identity', up: identity },
  { name: '0003-platform', up: platform },
]
