import { type PersonInfo, writePersonInfo } from '@portolan/contract/clients/clients'
import * as z from 'zod/mini'
import { type Problem, problemOf } from '../forms/schema/problem.ts'

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

/** A person is complete or, where that is allowed, left out. */
export function findPersonProblems(value: string, isRequired: boolean): Partial<Record<PersonPart, Problem>> {
  if (value === '' && !isRequired) return {}
  const { firstName, lastName, email } = readPersonInput(value)
  return {
    ...(firstName.trim() === '' && { firstName: problemOf('first_name_required') }),
    ...(lastName.trim() === '' && { lastName: problemOf('last_name_required') }),
    ...(!z.regexes.email.test(email.trim()) && { email: problemOf('invalid_email') }),
  }
}
