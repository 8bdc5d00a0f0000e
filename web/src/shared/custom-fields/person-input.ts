import { type PersonInfo, writePersonInfo } from '@portolan/contract/clients/clients'
import type { Problems } from '../form-problems.ts'
import { firstProblem, email as isEmail, required } from '../form-rules.ts'
import type { en } from '../messages/forms.en.ts'
import type { Translate } from '../messages/messages.ts'

export const personParts = ['firstName', 'lastName', 'email'] as const
type PersonPart = (typeof personParts)[number]

/** As far as it has been typed: unlike the contract's reader this one takes a person without an address. */
export function readPersonInput(value: string): PersonInfo {
  const nobody = { firstName: '', lastName: '', email: '' }
  try {
    return { ...nobody, ...(JSON.parse(value) as Partial<PersonInfo>) }
  } catch {
    return nobody
  }
}

/** Empty when nothing is left of the person. */
export const writePersonInput = (person: PersonInfo): string =>
  personParts.some((part) => person[part] !== '') ? writePersonInfo(person) : ''

export function trimPersonInput(value: string): string {
  const { firstName, lastName, email } = readPersonInput(value)
  return writePersonInput({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() })
}

/** A person is given whole or, where that is allowed, not at all. */
export function personProblems(value: string, isRequired: boolean, t: Translate<typeof en>): Problems<PersonPart> {
  if (value === '' && !isRequired) return {}
  const person = readPersonInput(value)
  return {
    firstName: required(person.firstName, t) && t('firstNameRequired'),
    lastName: required(person.lastName, t) && t('lastNameRequired'),
    email: firstProblem(person.email.trim(), [required, isEmail], t) && t('validEmailRequired'),
  }
}
