import type { AnonymousJobRequest, NewJobRequest, NewProject, SentFile } from '@portolan/contract/job-requests/create'
import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import type { Country, Province } from '@portolan/contract/reference/reference'
import { addressOf } from '../../../../shared/address/address-inputs.ts'
import { valuesToSend } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { linksToSend } from '../model/content-parts.ts'
import { clientOf, normalEmail } from '../model/requester.ts'
import { inputMethods, neededByOf, type Setup, type Values } from '../model/values.ts'

/** A checked form with all that is sent with it. */
export type Order = Setup & {
  readonly values: Values
  readonly requestType: Submission
  readonly origination: 'WEBFORM' | 'COUPA'
  readonly externalReferenceId: string | null
  readonly countries: readonly Country[]
  readonly provinces: readonly Province[]
  /** The code that verified the email address; null for members. */
  readonly verificationCode: string | null
  /** Files of an earlier request, which are stored already. */
  readonly kept: readonly SentFile[]
}

export const memberPayload = (order: Order, files: SentFile[]): NewJobRequest => ({
  ...requestPayload(order, files),
  clientId: needed(clientOf(order.requester)?.clientId, 'clientId'),
  ...workflow(order.values),
})

export const visitorPayload = (order: Order, files: SentFile[]): AnonymousJobRequest => {
  const { values } = order
  const { firstName, lastName, customFields: _none, ...contactAddress } = contactInfo(order)
  return {
    ...requestPayload(order, files),
    companyName: values.companyName.trim(),
    requestorEmail: contactAddress.email,
    requestorFirstName: firstName,
    requestorLastName: lastName,
    contactAddress,
    emailVerificationCode: needed(order.verificationCode, 'email verification code'),
  }
}

export function contactPayload(order: Order): NewProject {
  const { values, requester } = order
  return {
    ...shared(order),
    clientId: needed(clientOf(requester)?.clientId, 'clientId'),
    projectName: values.projectName.trim(),
    contactInfo: contactInfo(order),
    sourceLanguageId: needed(values.sourceLanguageId, 'source language'),
    targetLanguageIds: [...values.targetLanguageIds],
    ...workflow(values),
    externalReferenceId: referenceOf(order),
    emailVerificationCode: needed(order.verificationCode, 'email verification code'),
    ...(requester.kind === 'contact' && requester.token !== undefined && { token: requester.token }),
  }
}

function requestPayload(order: Order, files: SentFile[]) {
  const { values, languages } = order
  const named = (id: string) => ({ id, name: languages.find((one) => one.id === id)?.name ?? id })
  return {
    ...shared(order),
    origination: order.origination,
    name: values.projectName.trim(),
    requestType: order.requestType,
    sourceLanguage: named(needed(values.sourceLanguageId, 'source language')),
    targetLanguages: values.targetLanguageIds.map(named),
    files: [...order.kept, ...files],
    externalReferenceId: referenceOf(order),
  }
}

/** From the procurement system, or typed into the form. */
const referenceOf = ({ externalReferenceId, values }: Order): string | null =>
  externalReferenceId ?? (values.reference.trim() || null)

function shared({ values, definitions }: Order) {
  if (!inputMethods.includes(values.inputMethod)) throw new Error(`Unknown input type ${values.inputMethod}`)
  return {
    customFields: valuesToSend(definitions, values.customFields),
    notes: values.notes.trim(),
    neededBy: neededByOf(values, definitions),
    fileLinks: linksToSend(values).map((link) => ({ ...link, category: 'SOURCE_DOCUMENT' as const })),
  }
}

const workflow = ({ xtrfServiceId }: Values) => (xtrfServiceId === '' ? {} : { xtrfServiceId: Number(xtrfServiceId) })

function contactInfo(order: Order): NewProject['contactInfo'] {
  const { values, userDefinitions = [] } = order
  return {
    ...addressOf(values, order),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: normalEmail(values.email),
    customFields: valuesToSend(userDefinitions, values.userFields),
  }
}

/** The form requires it, so a missing value is a programming error. */
function needed<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined || value === '') throw new Error(`Missing ${name}`)
  return value
}
