/** Thrown by a guard; the route then shows the restricted page in its own place. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied'
  readonly reason: 'role' | 'application'

  constructor(reason: 'role' | 'application') {
    super(`access denied by ${reason}`)
    this.reason = reason
  }
}
