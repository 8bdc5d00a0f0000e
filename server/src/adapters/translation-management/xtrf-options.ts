import type { XtrfClient, XtrfConnection } from './xtrf-client.ts'

export type XtrfOptions = XtrfConnection & {
  /** For requests without a service. It has to be a service of smart projects. */
  readonly serviceId: number
  readonly specializationId: number | null
  /** XTRF's client ids where they differ from those of the portal. */
  readonly clientIds: Readonly<Record<number, number>>
  readonly categories: { readonly source: string; readonly reference: string }
  /** Project statuses in which the deliverables are ready for the client. */
  readonly completedStatuses: readonly string[]
  /** XTRF's id of the US dollar. Null: every quote is in dollars. */
  readonly currencyId: number | null
  readonly events: readonly string[]
  readonly languages: {
    readonly toXtrf: (languageId: string) => number | undefined
    readonly fromXtrf: (xtrfId: number) => string | undefined
  }
  readonly now: () => Date
  /** How long XTRF may keep working on a call that it never answered. */
  readonly settleMs?: number
}

export type Xtrf = { readonly client: XtrfClient; readonly options: XtrfOptions }
