import { Refusal } from '../../platform/refusal.ts'
import { disableAccount, enableAccount, sendSecurityNotice, switchMfaOff } from '../identity/index.ts'
import type { ContactChange } from './change-contact.ts'

/** Applies only to enabled accounts with an authenticator app. */
export const removeMfa =
  (now: () => Date, ip: string): ContactChange =>
  async (tx, contact) => {
    if (!contact.isMfaEnabled || !contact.isAccountEnabled) throw new Refusal('conflict')
    await switchMfaOff(tx, contact.id)
    await sendSecurityNotice(tx, contact.email, { what: 'mfa-disabled', at: now(), ip })
    return { ...contact, isMfaEnabled: false }
  }

export const enableContact: ContactChange = async (tx, contact) => {
  if (contact.isAccountEnabled) return undefined
  await enableAccount(tx, contact.id)
  return { ...contact, isAccountEnabled: true }
}

export const disableContact: ContactChange = async (tx, contact) => {
  if (!contact.isAccountEnabled) return undefined
  await disableAccount(tx, contact.id)
  return { ...contact, isAccountEnabled: false }
}
