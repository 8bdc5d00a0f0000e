/** The servers of procurement systems: the gateway that opens sessions, and where carts and acknowledgments go. */
export type ProcurementGateway = {
  /** Addresses of this origin are the operator's own choice, so they are trusted. */
  readonly origin: string
  /** What the gateway itself knows of a session; null if it knows none. */
  findSession(pos: string, signal: AbortSignal): Promise<GatewaySession | null>
  /** Posts a message and returns the body of the answer. */
  post(message: OutgoingMessage, signal: AbortSignal): Promise<string>
}

export type GatewaySession = { readonly email: string; readonly buyerCookie: string; readonly postForm: string }

export type OutgoingMessage = {
  readonly url: string
  readonly contentType: 'application/json' | 'text/xml'
  readonly body: string
}

export class ProcurementGatewayError extends Error {
  override name = 'ProcurementGatewayError'
  readonly retry: 'later' | 'never'

  constructor(message: string, retry: 'later' | 'never') {
    super(message)
    this.retry = retry
  }
}
