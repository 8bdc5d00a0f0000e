import type { ClientConfig, CustomFieldDefinition, CustomFieldValue } from '@portolan/contract/clients/clients'
import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countries, provincesOf } from '../../shared/address/places.ts'
import { idempotencyKeys } from '../../shared/api/idempotency-keys.ts'
import {
  type CustomFieldInputs,
  initialInputs,
  shownFields,
  valuesToSend,
} from '../../shared/custom-fields/custom-field-inputs.ts'
import { createAccount, findCompanies, findUserFields, type Tie } from './api.ts'
import { companyOf, type SignUpLink } from './company.ts'
import { accountOf, type Draft, domainOf, emptyDraft } from './draft.ts'
import { type Refused, refusedBy } from './refused.ts'
import { useStep } from './use-step.ts'

export type Details = { readonly client: ClientConfig; readonly definitions: readonly CustomFieldDefinition[] }

/** What goes on between the forms. */
export type Stage =
  | { readonly kind: 'idle' | 'looking' | 'creating' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | Refused

const idle: Stage = { kind: 'idle' }

/** The way to an account: what was typed, where one stands, and what is being done. Nothing typed is lost but by Cancel. */
export function useWizard(link: SignUpLink | null) {
  const { step, go, stepNow } = useStep()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [stage, setStage] = useState<Stage>(idle)
  const [companies, setCompanies] = useState<readonly ClientConfig[]>([])
  const [details, setDetails] = useState<Details>()
  const [inputs, setInputs] = useState<CustomFieldInputs>({})
  const [created, setCreated] = useState<CreatedUserAccount>()
  const [refusedPassword, setRefusedPassword] = useState<string>()
  const keyFor = useRef(idempotencyKeys())
  // The address step fetches both.
  const allCountries = useQuery({ ...countries, enabled: false }).data ?? []
  const provinces = useQuery({ ...provincesOf(draft.countryId), enabled: false }).data

  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => setStage({ kind: 'failed', error, retry: () => attempt(work) }))
  }

  function forget() {
    setDraft(emptyDraft)
    setStage(idle)
    setCompanies([])
    setDetails(undefined)
    setInputs({})
  }

  async function create(client: ClientConfig, customFieldValues: CustomFieldValue[]): Promise<void> {
    setStage({ kind: 'creating' })
    const places = { countries: allCountries, provinces }
    const account = accountOf(draft, { clientId: client.clientId, customFieldValues, token: link?.token, places })
    try {
      setCreated(await createAccount(account, keyFor.current(account)))
    } catch (error) {
      const refused = refusedBy(error, client)
      if (!refused) throw error
      if (refused.kind !== 'commonPassword') return setStage(refused)
      setRefusedPassword(draft.password)
      setStage(idle)
      return go('user')
    }
    forget()
    await go('done', { replace: true })
  }

  async function ask(client: ClientConfig, { replace }: { replace: boolean }): Promise<void> {
    setStage({ kind: 'looking' })
    const tie: Tie = link ? { token: link.token, purpose: 'signUp' } : { emailDomain: domainOf(draft) }
    const definitions = await findUserFields(client.clientId, tie)
    if (stepNow() !== 'company') return
    const defaults = initialInputs(definitions)
    if (shownFields(definitions, defaults).length === 0) return create(client, valuesToSend(definitions, defaults))
    if (details?.client.clientId !== client.clientId) setInputs(defaults)
    setDetails({ client, definitions })
    setStage(idle)
    await go('details', { replace })
  }

  const lookUp = () =>
    attempt(async () => {
      setStage({ kind: 'looking' })
      setCompanies([])
      await go('company', { replace: step === 'company' })
      const found = companyOf(await findCompanies(domainOf(draft)), link)
      // Whoever went back meanwhile is left where they are.
      if (stepNow() !== 'company') return
      if (found.kind === 'one') return ask(found.client, { replace: true })
      if (found.kind === 'several') setCompanies(found.clients)
      setStage(found.kind === 'several' ? idle : found)
    })

  const choose = (client: ClientConfig) => attempt(() => ask(client, { replace: false }))

  return {
    step,
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    stage,
    companies,
    details,
    inputs,
    setInputs,
    created,
    isPasswordRefused: refusedPassword !== undefined && refusedPassword === draft.password,
    goTo: (next: 'user' | 'address' | 'company') => {
      setStage(idle)
      void go(next)
    },
    lookUp,
    choose,
    create: (values: CustomFieldValue[]) => details && attempt(() => create(details.client, values)),
    cancel: () => {
      forget()
      void go('user')
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>

/** What every step is given. */
export type Way = { wizard: Wizard; onCancel: () => void }
