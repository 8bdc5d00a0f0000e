import { describe, expect, it } from 'vitest'
import { testField } from '../../../../shared/custom-fields/test-field.ts'
import { problemMessages } from '../../../../shared/forms/messages/problems.ts'
import type { Problem } from '../../../../shared/forms/schema/problem.ts'
import { usualText } from '../../../../shared/forms/schema/problem-text.ts'
import { findProblems } from '../../../../shared/forms/schema/zod-resolver.ts'
import { translate } from '../../../../shared/messages/messages.ts'
import { problemTexts } from '../form/problem-texts.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import { testClient, testLanguages } from '../test-client.ts'
import { toFormValues } from './form-values.ts'
import { requestSchema } from './request-schema.ts'
import type { Requester } from './requester.ts'
import { initialValues, type Setup, type Values } from './values.ts'

const contact: Requester = { kind: 'contact', client: testClient(), email: 'nora@harbor.example' }
const visitor: Requester = { kind: 'visitor', email: 'eva@lindgren.example' }
const member: Requester = { kind: 'member', client: testClient(), email: 'client@harbor.example' }

const filled = { sourceLanguageId: 'enu', targetLanguageIds: ['fra'], firstName: 'Nora', lastName: 'Lind' }
const file = { list: 'project' as const, name: 'letter.txt' }

/** The text of the first problem of each field. */
function problems(requester: Requester, more: Partial<Values>, files = [file], definitions: Setup['definitions'] = []) {
  const setup = { requester, languages: testLanguages, definitions }
  const values = toFormValues({ ...initialValues(setup), ...filled, ...more }, setup)
  const found = findProblems(
    requestSchema(setup, () => files),
    values,
    (path) => path,
  )
  const own = problemTexts(requester, translate(createRequestMessages))
  const text = (problem: Problem) => own(problem, '') ?? usualText(problem, translate(problemMessages))
  return Object.fromEntries(found.toReversed().map(({ name, problem }) => [name, text(problem)]))
}

describe('who asks', () => {
  it('REQ-26 REQ-28 gives company, email address and both names', () => {
    expect(problems(visitor, { companyName: ' ', email: '', firstName: '', lastName: '' })).toEqual({
      companyName: 'Required',
      email: 'Required',
      firstName: 'Required',
      lastName: 'Required',
    })
    expect(problems(contact, { email: 'nora@' })).toEqual({ email: 'Invalid email format' })
    expect(problems(visitor, { companyName: 'Lindgren', email: 'eva@' })).toEqual({ email: 'Invalid email address' })
    expect(problems(member, { firstName: '', lastName: '' })).toEqual({})
  })

  it('REQ-14 REQ-27 has an address of the client, unless the client accepts all', () => {
    expect(problems(contact, { email: 'Nora@elsewhere.example' })).toEqual({
      email: 'nora@elsewhere.example is not allowed for Harbor Health, Inc.',
    })
    const open = testClient({}, { skipEmailDomainValidation: true })
    expect(problems({ ...contact, client: open }, { email: 'nora@elsewhere.example' })).toEqual({})
  })
})

describe('what is asked for', () => {
  it('REQ-29 REQ-30 REQ-32 has a name without semicolons, languages, and a workflow where there are some', () => {
    const client = testClient({ selectableWorkflows: [{ label: 'Translation', xtrfServiceId: 11 }] })
    const nothing = { sourceLanguageId: '', targetLanguageIds: [], xtrfServiceId: '', projectName: 'a;b' }
    expect(problems({ ...member, client }, nothing)).toEqual({
      sourceLanguageId: 'Required',
      targetLanguageIds: 'Choose at least one',
      xtrfServiceId: 'Required',
      projectName: 'Semicolons are not allowed in project names',
    })
    expect(problems(member, { projectName: ' ' })).toEqual({ projectName: 'Required' })
    expect(problems(member, { projectName: 'x'.repeat(251) })).toEqual({ projectName: 'At most 250 characters' })
  })

  it('REQ-33 REQ-36 has a file or a text, by the method that was chosen', () => {
    expect(problems(member, {}, [])).toEqual({ files: 'Add at least one file' })
    expect(problems(member, { inputMethod: 'TEXT', textInput: ' ' }, [])).toEqual({ textInput: 'Required' })
    expect(problems(member, { inputMethod: 'TEXT', textInput: 'Hello' }, [])).toEqual({})
  })

  it('REQ-34 does not give the text the name of a reference file', () => {
    const text = {
      inputMethod: 'TEXT' as const,
      textInput: 'Hello',
      projectName: 'Letter',
      includeReferenceFiles: true,
    }
    expect(problems(member, text, [{ ...file, list: 'reference' as never, name: 'letter.txt' }])).toEqual({
      textInput: 'A file named Letter.txt is already in the list.',
    })
  })

  it('REQ-37 has at least one link, each with an address and a name of its own', () => {
    const links = (...fileLinks: Values['fileLinks']) => problems(member, { inputMethod: 'FILELINKS', fileLinks }, [])
    const good = { url: 'https://files.example/a.docx', name: 'a.docx' }
    expect(links({ url: '', name: '' })).toEqual({ 'fileLinks.0.url': 'Add at least one link' })
    expect(links({ ...good, name: '' }, { url: '', name: 'b' })).toEqual({
      'fileLinks.0.name': 'Required',
      'fileLinks.1.url': 'Required',
    })
    for (const url of ['files', 'ftp://files.example/a', 'javascript:alert(1)', 'https://', 'https:// a.example'])
      expect(links({ ...good, url })).toEqual({ 'fileLinks.0.url': expect.stringContaining('Enter a web address') })
    expect(links(good, { ...good, url: 'HTTPS://files.example/a.docx' })).toEqual({
      'fileLinks.1.url': 'You’ve already added this link.',
      'fileLinks.1.name': 'A file named a.docx is already in the list.',
    })
    expect(links(good, { url: '', name: '' })).toEqual({})
  })

  it('REQ-38 has what the client’s own fields ask for, in their own texts', () => {
    const fields = [
      testField('Cost center', { required: true, validationRegex: '^\\d{4}$', validationMessage: 'Four digits' }),
      testField('Code', { validationRegex: '^\\d+$' }),
      testField('Hidden', { required: true, visibleIf: [{ fieldName: 'Code', value: 'x' }] }),
    ]
    expect(problems(member, { customFields: {} }, [file], fields)).toEqual({ 'customFields.field0': 'Required' })
    expect(problems(member, { customFields: { 'Cost center': '12', Code: 'y' } }, [file], fields)).toEqual({
      'customFields.field0': 'Four digits',
      'customFields.field1': 'Invalid format',
    })
  })
})
