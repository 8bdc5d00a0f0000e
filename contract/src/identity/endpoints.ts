import type { Endpoint } from '../endpoint.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import {
  addPasskey,
  changePassword,
  disableMfa,
  enableMfa,
  getAccountSecurity,
  removePasskey,
  renewRecoveryCodes,
  startMfaSetup,
  startPasskey,
} from './security.ts'
import { endUserSession, listUserSessions, signOutEverywhere } from './sessions.ts'

/** In the order of the documentation. */
export const identityEndpoints: readonly Endpoint[] = [
  getAccountSecurity,
  changePassword,
  startMfaSetup,
  enableMfa,
  disableMfa,
  renewRecoveryCodes,
  startPasskey,
  addPasskey,
  removePasskey,
  listUserSessions,
  endUserSession,
  signOutEverywhere,
  listApiKeys,
  createApiKey,
  revokeApiKey,
]
