import type { ColumnType, Generated } from 'kysely'

/** The address at which an account answers e-mails about a request. */
export type ReplyAddressTable = {
  id: Generated<string>
  account_id: string
  job_request_id: string
}

/** An e-mail that became a message, so that a repeated delivery does not become another. */
export type ReceivedReplyTable = {
  reply_address_id: string
  /** Of its Message-ID, or of the whole e-mail where it has none. */
  mail_hash: Buffer
  received_at: ColumnType<Date, never, never>
}
