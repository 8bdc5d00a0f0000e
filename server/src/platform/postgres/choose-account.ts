import os from 'node:os'
import type { Account, PostgresFiles } from './account.ts'
import { type AccountStrategy, ownNamespace, rootStrategies } from './drop-privileges.ts'
import { StartError } from './start-error.ts'

const ourselves: Account = { prefix: [], identity: {}, own: () => {} }

/** PostgreSQL does not run as root, and initdb not as a user without a name. */
export function chooseAccount(place: PostgresFiles, strategies: AccountStrategy[] = rootStrategies): Account {
  if (process.getuid?.() === 0) return findFirst(strategies, place) ?? refuseRoot(place)
  if (hasName()) return ourselves
  return ownNamespace(place) ?? refuseNameless()
}

function findFirst(strategies: AccountStrategy[], place: PostgresFiles): Account | undefined {
  for (const strategy of strategies) {
    const account = strategy(place)
    if (account) return account
  }
  return undefined
}

function hasName() {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

function refuseRoot({ folder }: PostgresFiles): never {
  throw new StartError(
    `PostgreSQL does not run as root, and no other account can reach ${folder}. Start Portolan as an ordinary user, or set PORTOLAN_DATA to a folder that others may pass, such as one in /srv.`,
  )
}

function refuseNameless(): never {
  throw new StartError(
    `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none. Start Portolan as a user listed in /etc/passwd.`,
  )
}
