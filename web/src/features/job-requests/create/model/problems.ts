import { projectNameMaxLength } from '@portolan/contract/job-requests/create'
import { customFieldProblems } from '../../../../shared/custom-fields/custom-field-problems.ts'
import type { Problems } from '../../../../shared/form-problems.ts'
import { atLeastOne, firstProblem, forbids, email as isEmail, required } from '../../../../shared/form-rules.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { linksToSend, sendsFiles } from '../form/content-parts.ts'
import type { Words } from '../form/use-form-texts.ts'
import { linkProblems } from './link-problems.ts'
import { textFileName } from './project-name.ts'
import { clientOf, domainOf, normalEmail, type Sender } from './sender.ts'
import type { Setup, Values } from './values.ts'

type Files = readonly Pick<UploadItem, 'list' | 'name'>[]

/** The name a custom field's problem is kept under. */
export const customKey = (name: string): string => `custom ${name}`

export const userKey = (name: string): string => `user ${name}`

/** What is wrong with the form, by field, in the order in which the fields stand. */
export function problemsOf(values: Values, setup: Setup, files: Files, words: Words): Problems {
  const { sender, definitions, userDefinitions = [] } = setup
  const { rules } = words
  const custom = Object.entries(customFieldProblems(definitions, values.customFields, rules))
  const ofUser = Object.entries(customFieldProblems(userDefinitions, values.userFields, rules))
  const all: Problems = {
    ...(sender.kind !== 'member' && contactProblems(values, sender, words)),
    ...Object.fromEntries(ofUser.map(([name, problem]) => [userKey(name), problem])),
    sourceLanguageId: required(values.sourceLanguageId, rules),
    targetLanguageIds: atLeastOne(values.targetLanguageIds, rules),
    xtrfServiceId: clientOf(sender)?.selectableWorkflows.length ? required(values.xtrfServiceId, rules) : undefined,
    ...contentProblems(values, files, words),
    projectName: nameProblem(values.projectName, words),
    ...Object.fromEntries(custom.map(([name, problem]) => [customKey(name), problem])),
  }
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined))
}

function contactProblems(values: Values, sender: Sender, { t, rules }: Words): Problems {
  return {
    companyName: required(values.companyName, rules),
    email: required(values.email, rules) ?? emailProblem(values.email, sender, { t, rules }),
    firstName: required(values.firstName, rules),
    lastName: required(values.lastName, rules),
  }
}

function emailProblem(typed: string, sender: Sender, { t, rules }: Words): string | undefined {
  const email = normalEmail(typed)
  if (isEmail(email, rules)) return sender.kind === 'visitor' ? t('invalidEmailOfVisitor') : rules('invalidEmail')
  const client = clientOf(sender)
  if (!client || client.createProjectSettings.skipEmailDomainValidation) return undefined
  const isAllowed = client.allowedEmailDomains.includes(domainOf(email))
  return isAllowed ? undefined : t('emailNotAllowed', { email, company: client.companyName.replace(/\.$/, '') })
}

function contentProblems(values: Values, files: Files, { t, rules }: Words): Problems {
  if (values.inputMethod === 'TEXT')
    return { textInput: required(values.textInput, rules) ?? textNameProblem(values, files, t) }
  const hasFiles = sendsFiles(values) && files.some(({ list }) => list === 'project')
  const hasLinks = linksToSend(values).length > 0
  if (sendsFiles(values) && !hasFiles && !hasLinks) return { files: t('filesRequired') }
  return hasLinks || !sendsFiles(values) ? linkProblems(values.fileLinks, { t, rules }) : {}
}

/** The text becomes a file, and that may not be called as a reference is. */
function textNameProblem(values: Values, files: Files, t: Words['t']): string | undefined {
  const name = textFileName(values.projectName)
  const isTaken = files.some((file) => file.list === 'reference' && file.name.toLowerCase() === name.toLowerCase())
  return values.includeReferenceFiles && isTaken ? t('nameTaken', { name }) : undefined
}

const nameProblem = (name: string, { t, rules }: Words): string | undefined =>
  firstProblem(name, [required, forbids(';')], rules) ??
  (name.trim().length > projectNameMaxLength ? t('nameTooLong', { count: projectNameMaxLength }) : undefined)
