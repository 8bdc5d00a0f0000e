import type { ColumnType, Generated } from 'kysely'

/** A place that somebody may upload to: of one form, or of one file sent in parts. Exactly one owner column is set. */
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
  /** PostgreSQL's bigint comes as a text. */
  bytes: ColumnType<string, number, number>
  is_in_parts: Generated<boolean>
  /** How often a form brought a file of this name: from the second time on, a failure says nothing about the first. */
  tries: Generated<number>
  created_at: ColumnType<Date, never, never>
}

/** Files that belong to something, by their key; what was let go of is removed by the next sweep. */
export type FileClaimTable = {
  key: string
  claimed_at: ColumnType<Date, never, never>
  released_at: ColumnType<Date | null, never, Date>
}
