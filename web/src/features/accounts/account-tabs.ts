import { type ComponentType, lazy } from 'react'
import { managesOrganization } from '../../shared/session/manages-organization.ts'
import type { Session } from '../../shared/session/session.ts'
import { Profile } from './profile.tsx'

/** A tab is named by the message of its id. */
type AccountTab = {
  readonly id: 'profile' | 'languageGroups' | 'organizationUsers'
  /** `onLeave` closes the drawer, for links to pages. */
  readonly Panel: ComponentType<{ session: Session; onLeave: () => void }>
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
