import { Role } from '@portolan/contract/roles'
import { accountRows } from './access-rows-accounts.ts'
import { deskRows } from './access-rows-desk.ts'
import { publicRows } from './access-rows-public.ts'
import { requestRows } from './access-rows-requests.ts'
import { translationRows } from './access-rows-translation.ts'

/**
 * Who may do what, to whom: every endpoint, and where it names an organization or a person, one's own and others'.
 *
 * ok: done · out: to be signed in first · no: not with this role or right · gone: not there for this caller
 * imp: not in somebody else's name · key: not with an API key · read: not with a read-only one · sso: signs in elsewhere · code: needs the mailed code first · bad, clash: let in, then refused for what was sent
 *
 * `staff` stands for each of the eleven roles of staff besides ADMIN, with one word before a slash for the roles that see the
 * dashboards, or for the roles behind its colon, and one after it for the others; `as CLIENT` is an ADMIN who impersonates one.
 */
const tables = [accountRows, requestRows, deskRows, translationRows, publicRows]

const columns = ['nobody', 'disabled', 'CLIENT', 'CLIENT_EMPLOYEE', 'federated', 'as CLIENT', 'ADMIN', 'staff'] as const

/** Roles of staff whom the table does not name one by one. */
const otherStaff = Role.options.filter((role) => !['CLIENT', 'CLIENT_EMPLOYEE', 'ADMIN'].includes(role))

const withDashboards = /^(CLIENT_MANAGER|DESKTOP_PUBLISHER|ENGINEER|PROJECT_COORDINATOR|QA|QUOTER|POWER_USER)$/

function expectedOf(words: string, caller: string): string {
  const [theirs = '', without = theirs] = words.split('/')
  const [withThem = '', roles] = theirs.split(':')
  const isOneOfThem = roles ? roles.split(',').includes(caller) : withDashboards.test(caller)
  return isOneOfThem ? withThem : without
}

export type CallerName = Exclude<(typeof columns)[number], 'staff'> | Role

export type Row = {
  /** The endpoint, and after a colon to whom. */
  readonly label: string
  readonly endpointName: string
  readonly cells: readonly { readonly caller: CallerName; readonly expected: string }[]
}

export const accessTable: readonly Row[] = tables
  .flatMap((table) => table.split('\n').slice(2))
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [label = '', ...words] = line.trim().split(/ {2,}/)
    if (words.length !== columns.length) throw new Error(`The table has a broken line: ${line}`)
    const cells = columns.flatMap((column, index) =>
      (column === 'staff' ? otherStaff : [column]).map((caller) => ({
        caller,
        expected: expectedOf(words[index] ?? '', caller),
      })),
    )
    return { label, endpointName: label.split(':', 1).join(), cells }
  })
