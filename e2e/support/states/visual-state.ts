import type { Page } from 'playwright-core'
import type { Visitor } from '../people/visitors.ts'

/** Something people see, in either language: nothing here is found by its words. */
export type Sight = {
  readonly name: string
  readonly visitor?: Visitor
  readonly show: (page: Page) => Promise<unknown>
  /** Not written in any other language. */
  readonly isEnglish?: true
}
