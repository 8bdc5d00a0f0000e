import type { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { type AddressInputs, addressOf, type Places } from '../../shared/address/address-inputs.ts'
import type { UserInputs } from './user-inputs.ts'

export const normalEmail = ({ email }: UserInputs): string => email.trim().toLowerCase()

export const domainOf = (user: UserInputs): string => normalEmail(user).split('@').at(-1) ?? ''

type AccountParts = Pick<NewUserAccount, 'clientId' | 'customFieldValues'> & {
  readonly user: UserInputs
  /** Null: the one that the portal knows. */
  readonly address: AddressInputs | null
  readonly token: string | undefined
  readonly invitation: string | undefined
  readonly places: Places
}

export function newAccount(parts: AccountParts): NewUserAccount {
  const { user, address, clientId, customFieldValues, token, invitation, places } = parts
  const email = normalEmail(user)
  return {
    clientId,
    email,
    firstName: user.firstName.trim(),
    lastName: user.lastName.trim(),
    password: user.password,
    role: 'CLIENT_EMPLOYEE',
    address: address && {
      ...addressOf({ ...address, email }, places),
      country: { id: Number(address.countryId), name: countryName(address, places) },
    },
    customFieldValues,
    ...(token !== undefined && { token }),
    ...(invitation !== undefined && { invitation }),
  }
}

const countryName = ({ countryId }: AddressInputs, { countries }: Places): string =>
  countries.find(({ id }) => String(id) === countryId)?.name ?? ''
