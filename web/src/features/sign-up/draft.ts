import type { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { type AddressInputs, addressOf, emptyAddress, type Places } from '../../shared/address/address-inputs.ts'

/** All that is typed on the way to an account, as it is typed. */
export type Draft = AddressInputs & {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly passwordAgain: string
}

export const emptyDraft: Draft = {
  ...emptyAddress,
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  passwordAgain: '',
}

export const emailOf = (draft: Draft): string => draft.email.trim().toLowerCase()

export const domainOf = (draft: Draft): string => emailOf(draft).split('@').at(-1) ?? ''

type Rest = Pick<NewUserAccount, 'clientId' | 'customFieldValues'> & { token: string | undefined; places: Places }

export const accountOf = (draft: Draft, { clientId, customFieldValues, token, places }: Rest): NewUserAccount => ({
  clientId,
  email: emailOf(draft),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  password: draft.password,
  role: 'CLIENT_EMPLOYEE',
  address: {
    ...addressOf({ ...draft, email: emailOf(draft) }, places),
    country: { id: Number(draft.countryId), name: nameOfCountry(draft, places) },
  },
  customFieldValues,
  ...(token !== undefined && { token }),
})

const nameOfCountry = ({ countryId }: Draft, { countries }: Places): string =>
  countries.find(({ id }) => String(id) === countryId)?.name ?? ''
