import { Client } from 'pg'

/** PostgreSQL keeps the plan of a statement from this use on: rarer ones are not worth its memory. */
const firstKeptUse = 3
/** Statements differ with their filters, so there is no end of them. */
const maxKept = 200
const maxCounted = 2000

/**
 * A connection that lets PostgreSQL keep the plans of frequent statements. Planning the list of requests, or the search for the
 * account of a call, takes longer than running it.
 */
export class PlannedClient extends Client {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()

  override query(...given: unknown[]): never {
    const send = super.query as (...given: unknown[]) => never
    const [text, values, ...rest] = given
    // Statements without values may be several in one text, which PostgreSQL plans each time.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send.apply(this, given)
    const name = this.#nameOf(text)
    return name === undefined ? send.apply(this, given) : send.call(this, { name, text, values }, ...rest)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === maxKept) return known
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses < firstKeptUse) {
      if (this.#uses.size < maxCounted) this.#uses.set(text, uses)
      return undefined
    }
    this.#uses.delete(text)
    const name = `plan ${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
