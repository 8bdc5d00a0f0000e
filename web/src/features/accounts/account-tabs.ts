import { type ComponentType, lazy } from 'react'
import { hasRole, type Session } from '../../shared/session/session.ts'
import { Profile } from './profile.tsx'

/** A tab is named by the message of its id. */
type AccountTab = {
  readonly id: 'profile' | 'languageGroups' | 'organizationUsers'
  readonly Panel: ComponentType<{ session: Session }>
}

// What stands behind the later tabs comes when they are chosen.
const LanguageGroups = lazy(() => import('./language-groups/language-groups.tsx'))
const OrganizationUsers = lazy(() => import('./organization-users/organization-users.tsx'))

const profile: AccountTab = { id: 'profile', Panel: Profile }
const languageGroups: AccountTab = { id: 'languageGroups', Panel: LanguageGroups }
const organizationUsers: AccountTab = { id: 'organizationUsers', Panel: OrganizationUsers }

/** The tabs of Account Settings, in their order. */
export const accountTabsOf = (session: Session): readonly [AccountTab, ...AccountTab[]] =>
  managesOrganization(session) ? [profile, languageGroups, organizationUsers] : [profile, languageGroups]

/** The server asks for the same. */
const managesOrganization = (session: Session): boolean =>
  hasRole(session, ['CLIENT']) &&
  !session.isFederatedSsoAccount &&
  session.clientConfig?.isOrgManagementEnabled === true
