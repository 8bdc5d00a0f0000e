import type { ClientConfig, CustomFieldDefinition, CustomFieldValue } from '@portolan/contract/clients/clients'
import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { type ClientProof, companiesOf, createAccount, findCompanies, findUserFields } from './api.ts'
import { chooseCompany, isCompanyNext, type SignUpLink } from './company.ts'
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

/** What was entered so far. The newest values are passed on, as the state of the next render is not there yet. */
type Entry = {
  readonly user: UserInputs
  readonly isAddressKnown: boolean
  /** One of several companies. */
  readonly chosen: ClientConfig | undefined
}

const idle: Stage = { kind: 'idle' }

/** The answer that the hint below the address has just shown is not asked for again. */
const hintIsFreshMs = 10_000

/** The steps to an account. Each step has its own form; what was typed is kept here until Cancel. */
export function useWizard(link: SignUpLink | null) {
  const { step, go, stepNow } = useStep()
  const queries = useQueryClient()
  const firstUser = { ...emptyUser, email: link?.invitation?.email ?? '' }
  const [user, changeUser] = useState<UserInputs>(firstUser)
  const [address, changeAddress] = useState<AddressInputs>(emptyAddress)
  const [isAddressKnown, setAddressKnown] = useState(false)
  const [stage, setStage] = useState<Stage>(idle)
  const [companies, setCompanies] = useState<readonly ClientConfig[]>([])
  const [chosen, setChosen] = useState<ClientConfig>()
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
    setAddressKnown(false)
    setStage(idle)
    setCompanies([])
    setChosen(undefined)
    setDetails(undefined)
    changeDetails({})
  }

  /**
   * Refuses before more is asked, and leaves out the address of a company that the portal knows. A failure is not shown
   * here, since the company step asks again.
   */
  async function leaveUser(entered: UserInputs): Promise<void> {
    changeUser(entered)
    setStage({ kind: 'looking' })
    const query = { ...companiesOf(domainOf(entered)), staleTime: hintIsFreshMs }
    const companiesFound = await queries.fetchQuery(query).catch(() => undefined)
    if (stepNow() !== 'user') return setStage(idle)
    const found = companiesFound && chooseCompany(companiesFound, link)
    const refusal = found?.kind === 'notFound' || found?.kind === 'wrongEmail' ? found : undefined
    const isAddressLeftOut = found !== undefined && isCompanyNext(found)
    setAddressKnown(isAddressLeftOut)
    setChosen(undefined)
    setStage(refusal ?? idle)
    if (isAddressLeftOut) return lookUp({ user: entered, isAddressKnown: true, chosen: undefined })
    await go(refusal ? 'company' : 'address')
  }

  async function create(client: ClientConfig, customFieldValues: CustomFieldValue[], entry: Entry): Promise<void> {
    const places = { countries: allCountries, provinces }
    const account = newAccount({
      ...{ user: entry.user, places, customFieldValues },
      address: entry.isAddressKnown ? null : address,
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
      setRefusedPassword(entry.user.password)
      setStage(idle)
      return go('user')
    }
    forget()
    await go('done', { replace: true })
  }

  async function askForDetails(client: ClientConfig, entry: Entry, { replace }: { replace: boolean }): Promise<void> {
    setStage({ kind: 'looking' })
    const proof: ClientProof = link ? { token: link.token, purpose: 'signUp' } : { emailDomain: domainOf(entry.user) }
    const definitions = await findUserFields(client.clientId, proof)
    if (stepNow() !== 'company') return
    const defaults = initialInputs(definitions)
    if (shownFields(definitions, defaults).length === 0) {
      setStage({ kind: 'creating' })
      return create(client, valuesToSend(definitions, defaults), entry)
    }
    if (details?.client.clientId !== client.clientId) changeDetails(defaults)
    setDetails({ client, definitions })
    setStage(idle)
    await go('details', { replace })
  }

  const lookUp = (entry: Entry) =>
    attempt(async () => {
      setStage({ kind: 'looking' })
      if (!entry.chosen) setCompanies([])
      await go('company', { replace: step === 'company' })
      const found = entry.chosen
        ? { kind: 'one' as const, client: entry.chosen }
        : chooseCompany(await findCompanies(domainOf(entry.user)), link)
      // The visitor may have gone back meanwhile.
      if (stepNow() !== 'company') return
      if (found.kind === 'one') return askForDetails(found.client, entry, { replace: true })
      if (found.kind === 'several') setCompanies(found.clients)
      setStage(found.kind === 'several' ? idle : found)
    })

  const now: Entry = { user, isAddressKnown, chosen }

  function goTo(next: 'user' | 'company' | 'address') {
    setStage(idle)
    void go(next)
  }

  /** Asks for the address of a company only where it has none. */
  function choose(client: ClientConfig) {
    const isKnown = client.isAddressKnown === true
    setChosen(client)
    setAddressKnown(isKnown)
    if (!isKnown) return goTo('address')
    attempt(() => askForDetails(client, { user, isAddressKnown: true, chosen: client }, { replace: false }))
  }

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
    goTo,
    leaveUser,
    lookUp: () => lookUp(now),
    /** Back to the form before the details: the address where it was asked, else the company or the user. */
    goBack: () => goTo(!isAddressKnown ? 'address' : companies.length > 1 && chosen ? 'company' : 'user'),
    /** Back to the form before the address. */
    leaveAddress: () => goTo(chosen ? 'company' : 'user'),
    choose,
    create: (client: ClientConfig, values: CustomFieldValue[]) => create(client, values, now),
    cancel: () => {
      forget()
      void go('user')
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>

export type StepProps = { wizard: Wizard; onCancel: () => void }
