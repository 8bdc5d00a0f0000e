import { hasRole, type Session } from './session.ts'

/** The server asks for the same. */
export const managesOrganization = (session: Session): boolean =>
  hasRole(session, ['CLIENT']) &&
  !session.isFederatedSsoAccount &&
  session.clientConfig?.isOrgManagementEnabled === true
