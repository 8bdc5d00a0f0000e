/** The request that a buyer has just sent: the form leaves it in the browser's history, and the list confirms it. */
export type SentNote = {
  readonly id: string
  readonly number: string | null
  readonly name: string
  /** The visit that it was sent in, which the tab has forgotten: the way back. */
  readonly externalReferenceId: string
}
