import type { Page } from 'playwright-core'
import type { Visitor } from '../people/visitors.ts'

/** A visible state in any language, so elements are not located by their texts. */
export type VisualState = {
  readonly name: string
  readonly visitor?: Visitor
  readonly show: (page: Page) => Promise<unknown>
  /** Only available in English. */
  readonly isEnglish?: true
  /** Does not follow a change of language: pages of the server, and words that disappear after seconds. */
  readonly keepsLanguage?: true
}
