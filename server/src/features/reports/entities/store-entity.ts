import type { ReportColumnType, ReportGrouping, ReportType } from '@portolan/contract/reports/reports'
import type { RawBuilder } from 'kysely'
import type { ReportTextKey } from '../messages/reports.ts'

export type Sql = RawBuilder<unknown>
export type Condition = RawBuilder<boolean>

/** What a stored value stands for: the id of a language, several of them, or the key of a text. */
export type Wording = 'language' | 'languages' | 'text'

/** Never null, so that rows can be compared with the last one of a batch. */
export type SortKey = { readonly value: Sql; readonly castTo: 'timestamptz' | 'text' | 'bigint' | 'uuid' }

export type EntityColumn = {
  readonly name: ReportTextKey
  readonly type: ReportColumnType
  readonly value: Sql
  readonly wording?: Wording
  /** Served by an index of the client; the keys of the entity follow. Absent: rows cannot be sorted by it. */
  readonly sortKey?: SortKey
}

export type Range<Bound> = { readonly from?: Bound | undefined; readonly to?: Bound | undefined }

export type EntityFilter = { readonly name: ReportTextKey } & (
  | { readonly type: 'TEXT'; readonly where: (text: string) => Condition }
  | {
      readonly type: 'LIST'
      readonly options: 'languages' | readonly ReportTextKey[]
      readonly where: (value: string) => Condition
    }
  | { readonly type: 'DATE'; readonly value: Sql }
  /** Stored as a whole number, which is the filter's times the scale. */
  | { readonly type: 'NUMBER'; readonly value: Sql; readonly scale: 1 | 100 }
)

/** The client's own fields of type DATE, whose values are calendar dates as text. */
export type CustomDates = {
  readonly category: 'PROJECT' | 'USER'
  readonly value: (fieldName: string) => Sql
  readonly where: (fieldName: string, clientId: number, range: Range<string>) => Condition
}

export type Grouping = { readonly value: (timeZone: string) => Sql; readonly wording?: Wording }

/** Cents of a row, for sums. Joined for all rows at once, because a subquery per row would take seconds. */
type Spend = { readonly join: Sql; readonly cents: Sql }

/** What the rows of a type of report are, and everything that a definition may use. */
export type Entity = {
  readonly type: ReportType
  readonly from: Sql
  /** Limits the rows to one client. Part of every query. */
  readonly ofClient: (clientId: number) => Condition
  /** Together they identify a row. */
  readonly keys: readonly SortKey[]
  /** The request that a row is about; absent where it is about none. */
  readonly request?: { readonly id: Sql; readonly origination: Sql }
  readonly columns: Readonly<Record<string, EntityColumn>>
  readonly filters: Readonly<Record<string, EntityFilter>>
  readonly customDates: CustomDates
  readonly groupings: Readonly<Partial<Record<ReportGrouping, Grouping>>>
  /** Absent where rows cost nothing. */
  readonly spend?: Spend
}
