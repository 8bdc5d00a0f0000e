import { invitationLimits } from '@portolan/contract/sign-up/invitations'
import { EmailAddress } from '@portolan/contract/sign-up/sign-up'
import * as z from 'zod/mini'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'

/** Addresses as people paste them: separated by spaces, lines, commas or semicolons. */
export const readList = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .filter((address) => address !== '')
      .map((address) => address.toLowerCase()),
  ),
]

type Typed = { readonly addresses: string }
const areValid = ({ addresses }: Typed) => readList(addresses).every((one) => EmailAddress.safeParse(one).success)
const areFew = ({ addresses }: Typed) => readList(addresses).length <= invitationLimits.addressesPerCall

export const addressListSchema = z
  .object({ addresses: z.string().check(z.trim(), z.minLength(1), z.maxLength(6000)) })
  .check(formRule('addresses', 'invalidAddress', areValid), formRule('addresses', 'tooManyAddresses', areFew))
