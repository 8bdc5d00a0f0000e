import type { Readable } from 'node:stream'

/** A translation management system. The embedded desk is the default; XTRF can replace it. */
export type TranslationManagement = {
  readonly name: string
  /**
   * Submits an order and returns its reference. It is repeated after any failure: steps recorded in `steps` are skipped,
   * and anything the system has already created is found and reused.
   */
  submit(order: TmsOrder, steps: Steps, signal: AbortSignal): Promise<SubmittedOrder>
  getStatus(order: TmsOrderRef, signal: AbortSignal): Promise<TmsOrderStatus>
  /**
   * The client accepted the quote with these payment details, so the work can start. Accepting, rejecting and cancelling
   * are idempotent.
   */
  accept(order: TmsOrderRef, payment: readonly string[], signal: AbortSignal): Promise<void>
  /**
   * Adds a payment that came after the hand-over, as a line that no other payment has. Idempotent. Absent where payments
   * are kept anyway.
   */
  readonly addPayment?: (order: TmsOrderRef, payment: string, signal: AbortSignal) => Promise<void>
  reject(order: TmsOrderRef, reason: string, signal: AbortSignal): Promise<void>
  cancel(order: TmsOrderRef, reason: string, signal: AbortSignal): Promise<void>
  listDeliverables(order: TmsOrderRef, signal: AbortSignal): Promise<readonly Deliverable[]>
  readDeliverable(order: TmsOrderRef, deliverable: Deliverable, signal: AbortSignal): Promise<Readable>
  /** Ensures that a webhook reports changes to this URL. Absent where the system has no webhooks. */
  readonly ensureWebhook?: (url: string, signal: AbortSignal) => Promise<void>
  /** The form that signs a person in to the system, once and within minutes; null where the person is unknown there. */
  readonly signIn?: (email: string, signal: AbortSignal) => Promise<SignInForm | null>
}

export type SignInForm = { readonly url: string; readonly fields: Readonly<Record<string, string>> }

export type TmsOrder = {
  readonly requestId: string
  /** Unique per order. A request that is submitted a second time gets another key. */
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
    /** Empty where it was not entered. The same goes for the address. */
    readonly phone: string
    readonly address: string
  }
  readonly notes: string
  /** By when the client needs the work, YYYY-MM-DD; null where no day was named. `deadline` is what was promised. */
  readonly neededBy: string | null
  readonly referenceNumber: string | null
  readonly isRush: boolean
  readonly priceCents: number | null
  readonly deadline: Date | null
  /** Payment details as text lines; empty where nothing was agreed. */
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

/** Records which steps of a submission are done. Each step is recorded before the next one starts. */
export type Steps = {
  /**
   * Results by step. `making:…` and `made:…` concern objects that exist in the system. The others may be deleted when the
   * order has changed, and are then repeated on the same objects.
   */
  readonly done: Readonly<Record<string, string>>
  /** Throws where the step is already recorded: another process is submitting the same order. */
  remember(step: string, answer: string): Promise<void>
}

/** Ids are unique within a kind only. */
export type TmsOrderRef = { readonly kind: string; readonly id: string; readonly requestId: string }
export type SubmittedOrder = TmsOrderRef & { readonly name: string }

export type TmsOrderStatus =
  | {
      readonly status: 'estimating' | 'working' | 'completed' | 'cancelled' | 'rejected'
      /** The new reference of an order that moved, such as a quote that became a project. */
      readonly movedTo?: SubmittedOrder
    }
  | { readonly status: 'quoted'; readonly priceCents: number; readonly expectedDelivery: Date | null }

export type Deliverable = {
  readonly id: string
  readonly name: string
  /** The language's id in the portal; null where the file does not belong to exactly one language. */
  readonly languageId: string | null
  readonly size: number | null
}

/** The message holds no personal data and no secrets, so it may be logged. */
export class TranslationManagementError extends Error {
  override name = 'TranslationManagementError'
  readonly retry: 'later' | 'never'
  /** Delay before the next attempt. Undefined means the usual delay. */
  readonly afterMs: number | undefined

  constructor(message: string, retry: 'later' | 'never', options: ErrorOptions & { readonly afterMs?: number } = {}) {
    super(message, options)
    this.retry = retry
    this.afterMs = options.afterMs
  }
}
