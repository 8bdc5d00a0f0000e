/** The attempts of one key that still count, oldest first. */
export type AttemptWindowTable = {
  key: string
  attempted_at: Date[]
  /** When the last of them expires. */
  expires_at: Date
}
