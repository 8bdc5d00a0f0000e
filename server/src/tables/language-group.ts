import type { LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import type { Generated } from 'kysely'

export type LanguageGroupTable = {
  id: Generated<string>
  scope: LanguageGroupScope
  /** Of an ORGANIZATION group. */
  client_id: number | null
  /** Of a PERSONAL group. */
  account_id: string | null
  position: number
  name: string
  language_ids: string[]
}
