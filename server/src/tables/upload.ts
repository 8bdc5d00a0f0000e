import type { ColumnType, Generated } from 'kysely'

/** An upload location for one form or one multipart upload. Exactly one owner column is set. */
export type UploadFolderTable = {
  /** `temp/{uuid}/` */
  prefix: string
  account_id: string | null
  /** Of a visitor: an IPv4 address, or the /64 of an IPv6 one. */
  network: string | null
  created_at: ColumnType<Date, never, never>
}

/** An upload that no request has claimed yet, counted from its first byte on. */
export type UploadTable = {
  key: string
  prefix: string
  /** The driver returns bigint as text. */
  bytes: ColumnType<string, number, number>
  is_in_parts: Generated<boolean>
  /** How often a file of this name was posted. From the second time on, a failure does not affect the first file. */
  tries: Generated<number>
  created_at: ColumnType<Date, never, never>
}

/** Files in use, by key. The next sweep removes released ones. */
export type FileClaimTable = {
  key: string
  claimed_at: ColumnType<Date, never, never>
  released_at: ColumnType<Date | null, never, Date>
}
