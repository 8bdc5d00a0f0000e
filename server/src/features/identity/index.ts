export { createAccount } from './create-account.ts'
export { createAdministrator } from './create-administrator.ts'
export { sendEmailConfirmation } from './email-confirmation.ts'
export { oidcCallbackPath } from './federation/oidc-federation.ts'
export { samlAnswerPath, samlMetadataPath } from './federation/saml-federation.ts'
export {
  type NewIdentityProvider,
  removeIdentityProvider,
  setIdentityProvider,
} from './federation/set-identity-provider.ts'
export { impersonationRoutes } from './impersonation-routes.ts'
export { identityHandlers, identityJobs, identitySchedules } from './jobs.ts'
export { hasSealedKeys, isKeyOfDatabase } from './keys.ts'
export { limitAttempts, limitVisitorRequests } from './limit-attempts.ts'
export {
  isEmailVerifiedBy,
  issueMailedCode,
  takeMailedCode,
  wasMailedCodeTaken,
} from './mailed-codes.ts'
export { switchMfaOff } from './mfa/store-mfa.ts'
export { mountProvider } from './mount-provider.ts'
export { isPassword } from './passwords.ts'
export { isCommonPassword } from './passwords-common.ts'
export { refuseImpersonation } from './refuse-impersonation.ts'
export { type PortalKeysReset, resetPortalKeys } from './reset-keys.ts'
export { sendSecurityNotice } from './security-notice.ts'
export { securityRoutes } from './security-routes.ts'
export { sessionRoutes } from './session-routes.ts'
export { issueSignInTicket } from './sign-in-tickets.ts'
export { type Identity, startIdentity } from './start-identity.ts'
export { accountChanged, confirmAccountEmail, endEverySession } from './store-accounts.ts'
export { keepOnce, takeOnce } from './store-single-use.ts'
