import type { Tx } from '../../../tables/database.ts'
import { type SecurityEvent, securityNotice, sendMail } from '../../mail/index.ts'

type Notice = {
  readonly what: SecurityEvent
  readonly at: Date
  readonly ip: string
  readonly passkeyName?: string
  readonly recoveryCodesLeft?: number
}

/** Tells people by mail what was done to their sign-in: they are the first to know that it was not them. */
export async function sendSecurityNotice(tx: Tx, to: string, { at, ...notice }: Notice): Promise<void> {
  await sendMail(tx, { template: securityNotice, to, data: { ...notice, at: at.toISOString() } })
}
