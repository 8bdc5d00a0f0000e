import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { JobRequestStatus, Origination, RequestType } from '@portolan/contract/job-requests/requests'
import type { DemoDocuments, DemoFile } from './documents.ts'

type Details = {
  readonly links?: readonly { readonly url: string; readonly name: string }[]
  readonly notes?: string
  readonly fields?: readonly CustomFieldValue[]
  readonly xtrfServiceId?: number
  /** In how many days from now the work is needed. */
  readonly neededInDays?: number
}

type Requestor = { readonly clientId: number; readonly email: string; readonly origination: Origination }

export type DemoRequest = Details &
  Requestor & {
    readonly name: string
    readonly requestType: RequestType
    readonly status: JobRequestStatus
    readonly targets: readonly string[]
    readonly files: readonly DemoFile[]
    readonly daysAgo: number
  }

const helen: Requestor = { clientId: 1001, email: 'client@harbor.example', origination: 'WEBFORM' }
const emil: Requestor = { ...helen, email: 'employee@harbor.example' }
const miriam: Requestor = { clientId: 1002, email: 'client@meridian.example', origination: 'WEBFORM' }
const tara: Requestor = { clientId: 1005, email: 'client@tandem.example', origination: 'WEBFORM' }
const taraOfSouth: Requestor = { ...tara, clientId: 1006 }
const beatriz: Requestor = { clientId: 1007, email: 'buyer@procura.example', origination: 'COUPA' }
const from = (requestor: Requestor, origination: Origination): Requestor => ({ ...requestor, origination })

const details: Details = {
  notes: 'Please keep the reading level of a twelve-year-old.',
  fields: [
    { fieldName: 'Cost center', value: '4711', mapping: 'costCentre' },
    { fieldName: 'Department', value: 'Cardiology', mapping: 'department' },
    { fieldName: 'Contains patient data', value: 'false', mapping: null },
  ],
  xtrfServiceId: 11,
  links: [{ url: 'https://intranet.harbor.example/style-guide', name: 'Style guide' }],
}

type Make = (
  requestor: Requestor,
  name: string,
  status: JobRequestStatus,
  targets: readonly string[],
  files: readonly DemoFile[],
  daysAgo: number,
  more?: Details,
) => DemoRequest

const make =
  (requestType: RequestType): Make =>
  (requestor, name, status, targets, files, daysAgo, more = {}) => ({
    ...more,
    ...requestor,
    requestType,
    name,
    status,
    targets,
    files,
    daysAgo,
  })

const translation = make('TRANSLATION_REQUEST')
const quote = make('QUOTE_REQUEST')

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July']
const spanish = ['esj']
const patients = ['esj', 'vit', 'chs', 'kor', 'ara']
const european = ['esn', 'fra', 'deu']
const waiting = 'QUOTE_READY_FOR_CLIENT_REVIEW'

/**
 * Requests of every origination in every status, oldest first. Those that nothing carries on with are of Tandem South: the list
 * of Harbor, which people see first, looks like that of a portal at work.
 */
export function demoRequests({ letters, policies, manuals, visit, glossary, scanned, silence, video }: DemoDocuments) {
  const sources = (files: readonly DemoFile[]) => files.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  const delivered = (files: readonly DemoFile[], targets: readonly string[]) =>
    files.filter(({ languageId }) => languageId !== null && targets.includes(languageId))
  const letter = [...sources(letters), glossary]
  const policy = sources(policies)
  const inSpanish = [visit, ...delivered(letters, spanish)]
  const byMachine = [...letter, ...delivered(letters, spanish)]
  const inAll = [...letter, ...delivered(letters, patients)]
  const manual = sources(manuals)
  return [
    ...months.map((month, index) => {
      const requestor = index % 2 ? emil : helen
      return quote(requestor, `Discharge letters, ${month}`, 'COMPLETED', patients, inAll, 88 - index * 13, details)
    }),
    translation(helen, 'Visiting hours', 'ARCHIVED', spanish, inSpanish, 60),
    quote(helen, 'Oncology leaflets', 'QUOTE_EXPIRED', patients, letter, 45),
    quote(miriam, 'Household policy', 'COMPLETED', european, [...policy, ...delivered(policies, european)], 40),
    translation(tara, 'Welcome pack', 'COMPLETED', spanish, inSpanish, 34),
    quote(emil, 'Maternity ward signs', 'QUOTE_REJECTED', spanish, [visit], 30),
    quote(beatriz, 'Machine manual, press 4', 'COMPLETED', ['esn'], [...manual, ...delivered(manuals, ['esn'])], 26),
    translation(helen, 'Pharmacy labels', 'FAILED', spanish, [visit], 22),
    translation(helen, 'Parking leaflet', 'CANCELLED', spanish, [visit], 20),
    translation(from(helen, 'EMAIL'), 'Letter to the board', 'SUBMITTED_TO_XTRF', spanish, [visit], 18),
    translation(from(helen, 'EXTERNALAPI'), 'Intranet article', 'COMPLETED', spanish, inSpanish, 16),
    translation(from(emil, 'MT'), 'Going home, in a hurry', 'COMPLETED', spanish, byMachine, 14),
    translation(from(helen, 'MEDIAAI'), 'Hand washing, recording', 'FAILED', spanish, [silence], 12),
    translation(from(helen, 'MEDIAAI'), 'Hand washing, video', 'COMPLETED', spanish, video, 11),
    quote(miriam, 'Travel policy', waiting, european, policy, 9, { neededInDays: 20 }),
    quote(helen, 'Consent forms, cardiology', 'SUBMITTED_TO_XTRF', patients, letter, 8, details),
    quote(emil, 'Telehealth instructions', 'SUBMITTED_TO_XTRF', spanish, letter, 2),
    quote(helen, 'Annual report, summary', 'SUBMITTED_TO_XTRF', spanish, letter, 4),
    quote(beatriz, 'Forklift rules', waiting, ['esn'], manual, 5),
    quote(helen, 'Physiotherapy exercises', waiting, patients, letter, 0.9, details),
    translation(emil, 'Chart of Ward 7', 'REJECTED_BY_SCREENING', spanish, [scanned, visit], 3),
    quote(beatriz, 'Safety data sheet', waiting, ['esn'], manual, 3),
    quote(miriam, 'Claims form', 'READY_FOR_INTERNAL_REVIEW', ['fra'], policy, 2, { neededInDays: 6 }),
    quote(helen, 'Diabetes course', 'READY_FOR_INTERNAL_REVIEW', patients, letter, 1),
    translation(taraOfSouth, 'Shift plan', 'TRANSLATING', spanish, letter, 1),
    quote(taraOfSouth, 'Site rules', 'QUOTE_ACCEPTED', spanish, [visit], 0.9, { neededInDays: 9 }),
    translation(taraOfSouth, 'Canteen poster', 'SUBMITTING_TO_XTRF', spanish, letter, 1),
    translation(taraOfSouth, 'Lost and found', 'CANCELLING', spanish, [visit], 0.05),
    quote(taraOfSouth, 'Benefits guide', 'ANALYZING', patients, letter, 0.02),
    translation(taraOfSouth, 'Fire drill', 'SCREENING', spanish, [visit], 0.01),
    quote(taraOfSouth, 'Welcome letter, new office', 'CREATED', patients, letter, 0),
  ].toSorted((one, other) => other.daysAgo - one.daysAgo)
}
