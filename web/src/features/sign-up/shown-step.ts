import type { Wizard } from './use-wizard.ts'

/** What the wizard shows. */
export type ShownStep = 'user' | 'address' | 'company' | 'details' | 'refused' | 'done'

const refusals: readonly string[] = ['notFound', 'wrongEmail', 'taken', 'invalidUrl']

/** A step in the address bar that needs values nobody has entered, as after a reload, leads to the start. */
export function findShownStep({ step, user, stage, companies, details, created }: Wizard): ShownStep {
  if (step === 'done' && created) return 'done'
  if (user.password === '' || step === 'user' || step === 'done') return 'user'
  if (step === 'address') return 'address'
  if (refusals.includes(stage.kind)) return 'refused'
  if (step === 'details') return details ? 'details' : 'user'
  return stage.kind !== 'idle' || companies.length > 1 ? 'company' : 'user'
}
