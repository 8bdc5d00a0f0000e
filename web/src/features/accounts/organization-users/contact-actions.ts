import type { IdentitySettings } from '@portolan/contract/accounts/organization'
import type { ContactAction } from './api.ts'

/** What may be done to a contact; nothing to oneself. */
export function actionsFor(settings: IdentitySettings, ownUsername: string): readonly ContactAction[] {
  if (settings.username.toLowerCase() === ownUsername.toLowerCase()) return []
  if (!settings.isAccountEnabled) return ['enableAccount']
  return settings.isMfaEnabled ? ['disableMfa', 'disableAccount'] : ['disableAccount']
}
