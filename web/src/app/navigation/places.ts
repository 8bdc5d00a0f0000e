import type { ApplicationId } from '@portolan/contract/clients/applications'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { hasRole, type Session } from '../../shared/session/session.ts'

const ofClients = [
  { to: '/requests', label: 'requests', application: 'createProject' },
  { to: '/createProject', label: 'createProject', application: 'createProject' },
  { to: '/machineTranslation', label: 'machineTranslation', application: 'machineTranslation' },
  { to: '/reports', label: 'reports', application: 'reports' },
  { to: '/coupa', label: 'procurement', application: 'coupa' },
] as const
/** Without the list of all requests, its address is a detour to those of the procurement system. */
const procurementOnly = { to: '/coupa', label: 'procurement', below: /^\/requests\b/ } as const
const ofStaff = [
  { to: '/desk', label: 'desk' },
  {
    to: '/DASHBOARD',
    label: 'dashboard',
    below: /^\/(pmdetails|qadetails|pastdue|duetoday|currentquotes|completedquotes)\//,
  },
] as const
const administration = {
  to: '/administration',
  label: 'administration',
  below: /^\/desk\/(clients|machineTranslation)\b/,
} as const
const home = { to: '/', label: 'home' } as const
const help = { to: '/consoleHelp', label: 'help' } as const

export type Place =
  | typeof home
  | typeof help
  | typeof administration
  | (typeof ofClients)[number]
  | typeof procurementOnly
  | (typeof ofStaff)[number]

/** Pages that belong to a place without its address. */
export const isBelow = (place: Place, path: string): boolean => 'below' in place && place.below.test(path)

/** Where somebody can go, in the order of the menu. A client who has yet to choose an organization has no tools. */
export function placesOf(session: Session, applications: readonly ApplicationId[]): readonly Place[] {
  const isMember = hasRole(session, clientRoles) && session.clientConfig !== null
  return [
    home,
    ...(hasRole(session, dashboardRoles) ? ofStaff : []),
    ...(hasRole(session, ['ADMIN']) ? [administration] : []),
    ...(isMember ? toolsOf(applications) : []),
    help,
  ]
}

function toolsOf(applications: readonly ApplicationId[]): readonly Place[] {
  const tools = ofClients.filter(({ application }) => applications.includes(application))
  return tools.some(({ to }) => to === '/requests')
    ? tools
    : tools.map((place) => (place.to === '/coupa' ? procurementOnly : place))
}
