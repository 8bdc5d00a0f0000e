/** The attempts of one key that still count, oldest first. */
export type AttemptWindowTable = {
  key: string
  attempted_at: Date[]
  /** When none of them counts any more. */
  expires_at: Date
}
