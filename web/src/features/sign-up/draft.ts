import type { NewUserAccount } from '@portolan/contract/sign-up'
import { type AddressInputs, emptyAddress } from '../../shared/address/address-inputs.ts'

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

type Rest = Pick<NewUserAccount, 'clientId' | 'customFieldValues'> & { token: string | undefined }

export const accountOf = (draft: Draft, { clientId, customFieldValues, token }: Rest): NewUserAccount => ({
  clientId,
  email: emailOf(draft),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  password: draft.password,
  role: 'CLIENT_EMPLOYEE',
  address: {
    addressLine1: draft.addressLine1.trim(),
    addressLine2: draft.addressLine2.trim() || null,
    city: draft.city.trim(),
    provinceId: draft.provinceId ? Number(draft.provinceId) : null,
    zip: draft.zip.trim(),
    countryId: Number(draft.countryId),
    phone: draft.phone.trim() || null,
  },
  customFieldValues,
  ...(token !== undefined && { token }),
})
