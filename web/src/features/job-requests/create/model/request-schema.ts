import {
  AnonymousJobRequest,
  ContactInfo,
  fileLinksMax,
  NewProject,
  SentLink,
} from '@portolan/contract/job-requests/create'
import { findNeededByProblem, isNeededByAsked } from '@portolan/contract/job-requests/needed-by'
import * as z from 'zod/mini'
import { optionalAddressInputs } from '../../../../shared/address/address-schema.ts'
import { customFieldsSchema } from '../../../../shared/custom-fields/custom-fields-schema.ts'
import { formCheck } from '../../../../shared/forms/schema/form-rule.ts'
import { problemOf } from '../../../../shared/forms/schema/problem.ts'
import { emptyAsNull, emptyAsUndefined } from '../../../../shared/forms/schema/text-conversions.ts'
import { providerToday } from '../../../../shared/provider-today.ts'
import { sendsLinks } from './content-parts.ts'
import { findContentProblems, type ListedFiles } from './content-rules.ts'
import type { FormValues } from './form-values.ts'
import { clientOf, domainOf, normalEmail, type Requester } from './requester.ts'
import { inputMethods, type Setup } from './values.ts'

const choice = z.string().check(z.minLength(1))

const contactInputs = {
  companyName: AnonymousJobRequest.shape.companyName,
  email: ContactInfo.shape.email,
  firstName: ContactInfo.shape.firstName,
  lastName: ContactInfo.shape.lastName,
}
/** A member's account has them. */
const memberInputs: typeof contactInputs = {
  companyName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
}

const LinkInputs = z.object({ url: emptyAsUndefined(SentLink.shape.url), name: emptyAsUndefined(SentLink.shape.name) })

/** The rules of the form: those of the contract, and what the form adds for this client. */
export function requestSchema({ requester, definitions, userDefinitions = [] }: Setup, listFiles: () => ListedFiles) {
  const hasWorkflows = (clientOf(requester)?.selectableWorkflows ?? []).length > 0
  const inputs = z.object({
    ...(requester.kind === 'member' ? memberInputs : contactInputs),
    ...optionalAddressInputs,
    userFields: customFieldsSchema(userDefinitions),
    sourceLanguageId: NewProject.shape.sourceLanguageId.check(z.minLength(1)),
    targetLanguageIds: NewProject.shape.targetLanguageIds,
    xtrfServiceId: hasWorkflows ? choice : z.string(),
    inputMethod: z.enum(inputMethods),
    textInput: z.string(),
    fileLinks: z.array(LinkInputs).check(z.maxLength(fileLinksMax)),
    keepsFilesAndLinks: z.boolean(),
    includeReferenceFiles: z.boolean(),
    projectName: NewProject.shape.projectName,
    customFields: customFieldsSchema(definitions),
    notes: NewProject.shape.notes,
    neededBy: emptyAsNull(NewProject.shape.neededBy),
    reference: emptyAsNull(NewProject.shape.externalReferenceId),
  })
  return z.pipe(
    z.transform(dropUnsentLinks),
    inputs.check(
      formCheck((values: z.output<typeof inputs>) => [
        { name: 'email', problem: findDomainProblem(values.email, requester) },
        ...findContentProblems(values, listFiles()),
        { name: 'neededBy', problem: isNeededByAsked(definitions) ? findDayProblem(values.neededBy) : undefined },
      ]),
    ),
  )
}
export type RequestSchema = ReturnType<typeof requestSchema>

/** Links that are not sent may be wrong. */
const dropUnsentLinks = (values: FormValues): FormValues => ({
  ...values,
  fileLinks: sendsLinks(values) ? values.fileLinks : [],
})

function findDayProblem(day: string | null | undefined) {
  const code = findNeededByProblem(day, providerToday())
  return code && problemOf(code)
}

/** A contact's email address belongs to the client, unless the client accepts all. */
function findDomainProblem(typed: string, requester: Requester) {
  if (requester.kind !== 'contact' || requester.client.createProjectSettings.skipEmailDomainValidation) return undefined
  const { allowedEmailDomains, companyName } = requester.client
  if (allowedEmailDomains.includes(domainOf(typed))) return undefined
  return problemOf('emailNotAllowed', { email: normalEmail(typed), company: companyName.replace(/\.$/, '') })
}
