import type { ClientConfig, CustomFieldDefinition, CustomFieldValue } from '@portolan/contract/clients/clients'
import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AddressInputs, emptyAddress } from '../../shared/address/address-inputs.ts'
import { countries, provincesOf } from '../../shared/address/places.ts'
import { idempotencyKeys } from '../../shared/api/idempotency-keys.ts'
import {
  type CustomFieldInputs,
  initialInputs,
  shownFields,
  valuesToSend,
} from '../../shared/custom-fields/custom-field-inputs.ts'
import { type ClientProof, createAccount, findCompanies, findUserFields } from './api.ts'
import { chooseCompany, type SignUpLink } from './company.ts'
import { domainOf, newAccount } from './new-account.ts'
import { findRefusal, type Refusal } from './refusal.ts'
import { useStep } from './use-step.ts'
import { emptyUser, type UserInputs } from './user-inputs.ts'

export type Details = { readonly client: ClientConfig; readonly definitions: readonly CustomFieldDefinition[] }

/** What the wizard does between the forms. */
export type Stage =
  | { readonly kind: 'idle' | 'looking' | 'creating' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | Refusal

const idle: Stage = { kind: 'idle' }

/** The steps to an account. Each step has its own form; what was typed is kept here until Cancel. */
export function useWizard(link: SignUpLink | null) {
  const { step, go, stepNow } = useStep()
  const firstUser = { ...emptyUser, email: link?.invitation?.email ?? '' }
  const [user, changeUser] = useState<UserInputs>(firstUser)
  const [address, changeAddress] = useState<AddressInputs>(emptyAddress)
  const [stage, setStage] = useState<Stage>(idle)
  const [companies, setCompanies] = useState<readonly ClientConfig[]>([])
  const [details, setDetails] = useState<Details>()
  const [detailInputs, changeDetails] = useState<CustomFieldInputs>({})
  const [created, setCreated] = useState<CreatedUserAccount>()
  const [refusedPassword, setRefusedPassword] = useState<string>()
  const keyFor = useRef(idempotencyKeys())
  // The address step fetches both.
  const allCountries = useQuery({ ...countries, enabled: false }).data ?? []
  const provinces = useQuery({ ...provincesOf(address.countryId), enabled: false }).data

  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => setStage({ kind: 'failed', error, retry: () => attempt(work) }))
  }

  function forget() {
    changeUser(firstUser)
    changeAddress(emptyAddress)
    setStage(idle)
    setCompanies([])
    setDetails(undefined)
    changeDetails({})
  }

  async function create(client: ClientConfig, customFieldValues: CustomFieldValue[]): Promise<void> {
    const places = { countries: allCountries, provinces }
    const account = newAccount({
      ...{ user, address, places, customFieldValues },
      clientId: client.clientId,
      token: link?.token,
      invitation: link?.invitation?.secret,
    })
    try {
      setCreated(await createAccount(account, keyFor.current(account)))
    } catch (error) {
      const refusal = findRefusal(error, client)
      if (!refusal) throw error
      if (refusal.kind !== 'commonPassword') return setStage(refusal)
      setRefusedPassword(user.password)
      setStage(idle)
      return go('user')
    }
    forget()
    await go('done', { replace: true })
  }

  async function askForDetails(client: ClientConfig, { replace }: { replace: boolean }): Promise<void> {
    setStage({ kind: 'looking' })
    const proof: ClientProof = link ? { token: link.token, purpose: 'signUp' } : { emailDomain: domainOf(user) }
    const definitions = await findUserFields(client.clientId, proof)
    if (stepNow() !== 'company') return
    const defaults = initialInputs(definitions)
    if (shownFields(definitions, defaults).length === 0) {
      setStage({ kind: 'creating' })
      return create(client, valuesToSend(definitions, defaults))
    }
    if (details?.client.clientId !== client.clientId) changeDetails(defaults)
    setDetails({ client, definitions })
    setStage(idle)
    await go('details', { replace })
  }

  const lookUp = () =>
    attempt(async () => {
      setStage({ kind: 'looking' })
      setCompanies([])
      await go('company', { replace: step === 'company' })
      const found = chooseCompany(await findCompanies(domainOf(user)), link)
      // The visitor may have gone back meanwhile.
      if (stepNow() !== 'company') return
      if (found.kind === 'one') return askForDetails(found.client, { replace: true })
      if (found.kind === 'several') setCompanies(found.clients)
      setStage(found.kind === 'several' ? idle : found)
    })

  return {
    step,
    user,
    changeUser,
    address,
    changeAddress,
    stage,
    companies,
    details,
    detailInputs,
    changeDetails,
    created,
    refusedPassword,
    goTo: (next: 'user' | 'address' | 'company') => {
      setStage(idle)
      void go(next)
    },
    lookUp,
    choose: (client: ClientConfig) => attempt(() => askForDetails(client, { replace: false })),
    create,
    cancel: () => {
      forget()
      void go('user')
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>

export type StepProps = { wizard: Wizard; onCancel: () => void }
