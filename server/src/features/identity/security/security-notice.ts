import type { Tx } from '../../../tables/database.ts'
import { type SecurityEvent, securityNotice, sendMail } from '../../mail/index.ts'

type Notice = {
  readonly what: SecurityEvent
  readonly at: Date
  readonly ip: string
  readonly passkeyName?: string
  readonly apiKeyName?: string
  readonly recoveryCodesLeft?: number
}

/** Notifies people by email of changes to how they sign in, so that they notice changes they did not make. */
export async function sendSecurityNotice(tx: Tx, to: string, { at, ...notice }: Notice): Promise<void> {
  await sendMail(tx, { template: securityNotice, to, data: { ...notice, at: at.toISOString() } })
}
