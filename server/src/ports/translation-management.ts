import type { Readable } from 'node:stream'

/** Where people translate. The embedded desk is the default; XTRF and its like take its place. */
export type TranslationManagement = {
  readonly name: string
  /**
   * Hands an order over and answers where it is now. Called again after any failure: what `steps` remembers is not done
   * a second time, and whatever the system made already is found again.
   */
  submit(order: TmsOrder, steps: Steps, signal: AbortSignal): Promise<Placed>
  look(place: Place, signal: AbortSignal): Promise<Progress>
  /**
   * The client accepted the quote, to be paid as `payment` says: the work begins. Doing it twice does no harm, as with
   * the two below.
   */
  accept(place: Place, payment: readonly string[], signal: AbortSignal): Promise<void>
  reject(place: Place, reason: string, signal: AbortSignal): Promise<void>
  cancel(place: Place, reason: string, signal: AbortSignal): Promise<void>
  listDeliverables(place: Place, signal: AbortSignal): Promise<readonly Deliverable[]>
  readDeliverable(place: Place, deliverable: Deliverable, signal: AbortSignal): Promise<Readable>
  /** Asks to be told at this address when something changes; asked again, it makes sure. Absent where nobody tells. */
  readonly subscribe?: (address: string, signal: AbortSignal) => Promise<void>
  /** What a browser posts to be signed in over there, once and soon; null where it does not know the person. */
  readonly signIn?: (email: string, signal: AbortSignal) => Promise<SignInForm | null>
}

export type SignInForm = { readonly url: string; readonly fields: Readonly<Record<string, string>> }

export type TmsOrder = {
  readonly requestId: string
  /** The order's own: a request that is handed over a second time has another. */
  readonly key: string
  readonly number: string
  readonly wanted: 'quote' | 'project'
  readonly clientId: number
  readonly name: string
  /** The language's id in the portal. */
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly serviceId: number | null
  readonly contact: {
    readonly email: string
    readonly name: string
    readonly company: string
    /** Empty where it was not entered, as is the address. */
    readonly phone: string
    readonly address: string
  }
  readonly notes: string
  readonly referenceNumber: string | null
  readonly isRush: boolean
  readonly priceCents: number | null
  readonly deadline: Date | null
  /** How the client pays, in words, one fact per line; empty where nothing was agreed. */
  readonly payment: readonly string[]
  readonly customFields: readonly { readonly name: string; readonly value: string }[]
  readonly files: readonly TmsFile[]
  readonly links: readonly { readonly url: string; readonly name: string; readonly isReference: boolean }[]
}

export type TmsFile = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly isReference: boolean
  open(signal: AbortSignal): Promise<Readable>
}

/** The memory of one order's hand-over. A step is remembered before the next one begins. */
export type Steps = {
  /**
   * Grows with what is remembered. `making:…` and `made:…` are about what exists over there; the others may be forgotten
   * where the order has changed, and are then done again over the same.
   */
  readonly done: Readonly<Record<string, string>>
  /** Throws where the step is known already: somebody else works on the same order. */
  remember(step: string, answer: string): Promise<void>
}

/** Ids of one kind mean nothing to calls of another. */
export type Place = { readonly kind: string; readonly id: string; readonly requestId: string }
export type Placed = Place & { readonly name: string }

export type Progress =
  | {
      readonly status: 'estimating' | 'working' | 'completed' | 'cancelled' | 'rejected'
      /** Where it is from now on: a quote that became a project may be one of another kind. */
      readonly movedTo?: Placed
    }
  | { readonly status: 'quoted'; readonly priceCents: number; readonly expectedDelivery: Date | null }

export type Deliverable = {
  readonly id: string
  readonly name: string
  /** The language's id in the portal; null where the file belongs to no one language. */
  readonly languageId: string | null
  readonly size: number | null
}

/** Its message names no person and holds no secret, so that it may be logged. */
export class TranslationManagementError extends Error {
  override name = 'TranslationManagementError'
  readonly retry: 'later' | 'never'
  /** How long to leave it alone; undefined: as long as usual. */
  readonly afterMs: number | undefined

  constructor(message: string, retry: 'later' | 'never', options: ErrorOptions & { readonly afterMs?: number } = {}) {
    super(message, options)
    this.retry = retry
    this.afterMs = options.afterMs
  }
}
