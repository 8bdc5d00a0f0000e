import type { Role } from '@portolan/contract/roles'
import { type Session, setSession } from '../shared/session/session.ts'

/** Signs somebody in, as far as the pages can tell. */
export function signInAs(role: Role, more: Partial<Session> = {}): void {
  setSession({
    username: 'ada@harbor.example',
    email: 'ada@harbor.example',
    roles: [role],
    isFederatedSsoAccount: false,
    firstName: 'Ada',
    lastName: 'Minton',
    externalGroups: [],
    initialPagePath: null,
    clientConfig: null,
    locale: null,
    isProcurementBuyer: false,
    isImpersonated: false,
    ...more,
  })
}
