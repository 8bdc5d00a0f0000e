import type { XtrfAddress, XtrfClient } from './xtrf-client.ts'

export type XtrfOptions = XtrfAddress & {
  /** For requests that name no service of their own. It has to be one of smart projects. */
  readonly serviceId: number
  readonly specializationId: number | null
  /** XTRF's ids of clients that have another number in the portal. */
  readonly clientIds: Readonly<Record<number, number>>
  readonly categories: { readonly source: string; readonly reference: string }
  /** The statuses of a project whose deliverables are ready for the client. */
  readonly completedStatuses: readonly string[]
  /** XTRF's id of the US dollar. Null: every quote is in dollars. */
  readonly currencyId: number | null
  readonly events: readonly string[]
  readonly languages: {
    readonly toXtrf: (languageId: string) => number | undefined
    readonly fromXtrf: (xtrfId: number) => string | undefined
  }
  readonly now: () => Date
  /** How long XTRF may still be at work on a call that it never answered. */
  readonly settleMs?: number
}

/** What every step needs. */
export type Xtrf = { readonly client: XtrfClient; readonly options: XtrfOptions }
