import type { EscalationReason } from '@portolan/contract/translation-management/translation-management'

/** What the drawer has filled in when it opens. */
export type EscalationStart = { readonly reason: EscalationReason | ''; readonly otherReason?: string }
