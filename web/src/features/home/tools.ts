import type { ApplicationId } from '@portolan/contract/clients/applications'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import type { useBranding } from '../../shared/branding.ts'
import { hasRole, type Session } from '../../shared/session/session.ts'
import type { IconName } from '../../shared/ui/icon.tsx'

/** A card's id is its address; some are not applications of the server's list. */
export type ToolId = ApplicationId | 'requests' | 'DASHBOARD' | 'desk' | 'administration' | 'desk/machineTranslation'

/** In the order the cards stand on the page. */
export const toolIcons: Readonly<Record<ToolId, IconName>> = {
  DASHBOARD: 'chart',
  desk: 'edit',
  administration: 'settings',
  'desk/machineTranslation': 'swap',
  createProject: 'plus',
  requests: 'list',
  machineTranslation: 'swap',
  quickTranslation: 'person',
  coupa: 'cart',
  xtrfDashboard: 'track',
  reports: 'chart',
  invoices: 'quote',
  llsInterpretingService: 'mic',
  languageLineConnect: 'people',
  websiteProxy: 'globe',
  connector: 'plug',
  consoleHelp: 'question',
}

type Portals = Pick<ReturnType<typeof useBranding>, 'invoicesPortalUrl' | 'interpretingPortalUrl'>

/** The address of a tool that is a portal of the provider's own; null where the provider has none. */
export function portalOf(id: ToolId, { invoicesPortalUrl, interpretingPortalUrl }: Portals): string | null | undefined {
  if (id === 'invoices') return invoicesPortalUrl
  return id === 'llsInterpretingService' ? interpretingPortalUrl : undefined
}

/** Without portals that the provider does not have. */
export function toolsOf(session: Session, applications: readonly ApplicationId[], portals: Portals): readonly ToolId[] {
  const tools = new Set<ToolId>(applications)
  if (hasRole(session, dashboardRoles)) tools.add('DASHBOARD').add('desk')
  if (hasRole(session, ['ADMIN'])) tools.add('administration').add('desk/machineTranslation')
  if (hasRole(session, clientRoles) && tools.has('createProject')) tools.add('requests')
  return (Object.keys(toolIcons) as ToolId[]).filter((id) => tools.has(id) && portalOf(id, portals) !== null)
}
