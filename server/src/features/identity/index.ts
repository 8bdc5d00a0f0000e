export { createAccount } from './accounts/create-account.ts'
export { createAdministrator } from './accounts/create-administrator.ts'
export { sendEmailConfirmation } from './accounts/send-email-confirmation.ts'
export {
  assignClientToAccount,
  confirmEmailAndClearPassword,
  deleteUnconfirmedAccounts,
  disableAccount,
  enableAccount,
  type PersonName,
  renameAccount,
  setAccountLocale,
  setAccountRole,
} from './accounts/store-account-state.ts'
export { confirmAccountEmail, endEverySession } from './accounts/store-accounts.ts'
export { findActor } from './callers/find-actor.ts'
export { isEmailVerifiedBy, issueMailedCode, takeMailedCode } from './codes/mailed-codes.ts'
export { consumeOneTime, peekOneTime, putOneTime } from './codes/store-single-use.ts'
export { identity } from './feature.ts'
export { oidcCallbackPath } from './federation/oidc-federation.ts'
export { samlAnswerPath, samlMetadataPath } from './federation/saml-federation.ts'
export {
  type NewIdentityProvider,
  removeIdentityProvider,
  setIdentityProvider,
} from './federation/set-identity-provider.ts'
export { refuseImpersonation } from './impersonation/refuse-impersonation.ts'
export { isImpersonable, matchesUser } from './impersonation/store-user-search.ts'
export { hasSealedKeys, isKeyOfDatabase } from './issuer/keys.ts'
export { mountProvider } from './issuer/mount-provider.ts'
export { type PortalKeysReset, resetPortalKeys } from './issuer/reset-keys.ts'
export { switchMfaOff } from './mfa/store-mfa.ts'
export { isCommonPassword } from './passwords/common-passwords.ts'
export { isPassword } from './passwords/passwords.ts'
export { sendSecurityNotice } from './security/security-notice.ts'
export { issueSignInTicket } from './sign-in/sign-in-tickets.ts'
export { resendConfirmation } from './sign-in/unconfirmed-email.ts'
export { type Identity, startIdentity } from './start-identity.ts'
export { limitAttempts, limitVisitorRequests } from './throttle/limit-attempts.ts'
