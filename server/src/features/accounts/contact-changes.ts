import { Refusal } from '../../platform/refusal.ts'
import { accountChanged, endEverySession, sendSecurityNotice, switchMfaOff } from '../identity/index.ts'
import type { ContactChange } from './change-contact.ts'
import { setDisabled } from './store-contacts.ts'

/** Applies only to enabled accounts with an authenticator app. */
export const removeMfa =
  (now: () => Date, ip: string): ContactChange =>
  async (tx, contact) => {
    if (!contact.isMfaEnabled || !contact.isAccountEnabled) throw new Refusal('conflict')
    await switchMfaOff(tx, contact.id)
    await sendSecurityNotice(tx, contact.email, { what: 'mfa-disabled', at: now(), ip })
    return { ...contact, isMfaEnabled: false }
  }

export const enableAccount: ContactChange = async (tx, contact) => {
  if (contact.isAccountEnabled) return undefined
  await setDisabled(tx, contact.id, false)
  await accountChanged(tx, contact.id)
  return { ...contact, isAccountEnabled: true }
}

/** Also ends all sessions of the account. */
export const disableAccount: ContactChange = async (tx, contact) => {
  if (!contact.isAccountEnabled) return undefined
  await setDisabled(tx, contact.id, true)
  await endEverySession(tx, contact.id)
  return { ...contact, isAccountEnabled: false }
}
