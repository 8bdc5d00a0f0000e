import type { Wizard } from './use-wizard.ts'

/** What the wizard shows. */
export type Place = 'user' | 'address' | 'company' | 'details' | 'refused' | 'done'

const refusals: readonly string[] = ['notFound', 'wrongEmail', 'taken', 'invalidUrl']

/** An address bar that is ahead of what was typed, as after a reload, leads to the start. */
export function placeOf({ step, draft, stage, companies, details, created }: Wizard): Place {
  if (step === 'done' && created) return 'done'
  if (draft.email === '' || step === 'user' || step === 'done') return 'user'
  if (step === 'address') return 'address'
  if (refusals.includes(stage.kind)) return 'refused'
  if (step === 'details') return details ? 'details' : 'user'
  return stage.kind !== 'idle' || companies.length > 1 ? 'company' : 'user'
}
