import os from 'node:os'
import type { Account, Place } from './account.ts'
import { ownNamespace, rootWays, type Way } from './drop-privileges.ts'
import { StartError } from './start-error.ts'

const ourselves: Account = { prefix: [], identity: {}, own: () => {} }

/** PostgreSQL refuses to run as root, and initdb as a user without a name. */
export function chooseAccount(place: Place, ways: Way[] = rootWays): Account {
  if (process.getuid?.() === 0) return firstOf(ways, place) ?? refuseRoot(place)
  if (hasName()) return ourselves
  return ownNamespace(place) ?? refuseNameless()
}

function firstOf(ways: Way[], place: Place): Account | undefined {
  for (const way of ways) {
    const account = way(place)
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

function refuseRoot({ folder }: Place): never {
  throw new StartError(
    `PostgreSQL does not run as root, and no other account can reach ${folder}. Start Portolan as an ordinary user, or set PORTOLAN_DATA to a folder that others may pass, such as one in /srv.`,
  )
}

function refuseNameless(): never {
  throw new StartError(
    `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none. Start Portolan as a user listed in /etc/passwd.`,
  )
}
