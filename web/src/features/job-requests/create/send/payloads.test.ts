import { describe, expect, it } from 'vitest'
import { testField } from '../../../../shared/custom-fields/test-field.ts'
import { defaultProjectName, textFileName } from '../../../../shared/request/project-name.ts'
import { initialValues, type Values } from '../model/values.ts'
import { testClient, testLanguages } from '../test-client.ts'
import { contactPayload, memberPayload, type Order, visitorPayload } from './payloads.ts'
import { percentOf } from './progress.ts'

function order(more: Partial<Order> = {}, values: Partial<Values> = {}): Order {
  const requester = more.requester ?? { kind: 'member', client: testClient(), email: 'client@harbor.example' }
  const setup = { requester, languages: testLanguages, definitions: [testField('Cost', { mapping: 'cost' })] }
  return {
    ...setup,
    values: {
      ...initialValues(setup),
      sourceLanguageId: 'enu',
      targetLanguageIds: ['fra'],
      projectName: ' Letters ',
      firstName: 'Nora',
      lastName: 'Lind',
      companyName: 'Lindgren Tools',
      customFields: { Cost: '12' },
      ...values,
    },
    requestType: 'QUOTE_REQUEST',
    origination: 'WEBFORM',
    externalReferenceId: null,
    countries: [{ id: 227, name: 'United States' }],
    provinces: [],
    verificationCode: 'K7M2QD',
    kept: [],
    ...more,
  }
}

const client = testClient()

describe('what is sent', () => {
  it('REQ-53 for a member names client, languages, files and fields', () => {
    const files = [{ fileName: 'a.txt', category: 'SOURCE_DOCUMENT' as const, fileKey: 'temp/1/a.txt' }]
    expect(
      memberPayload(
        order({}, { xtrfServiceId: '11', notes: ' Soon ', reference: ' PO-7 ', neededBy: '2026-12-03' }),
        files,
      ),
    ).toEqual({
      origination: 'WEBFORM',
      name: 'Letters',
      requestType: 'QUOTE_REQUEST',
      clientId: 1001,
      xtrfServiceId: 11,
      sourceLanguage: { id: 'enu', name: 'English' },
      targetLanguages: [{ id: 'fra', name: 'French' }],
      files,
      fileLinks: [],
      customFields: [{ fieldName: 'Cost', value: '12', mapping: 'cost' }],
      notes: 'Soon',
      neededBy: '2026-12-03',
      externalReferenceId: 'PO-7',
    })
  })

  it('REQ-54 for a visitor adds company, names, address and code', () => {
    expect(visitorPayload(order({ requester: { kind: 'visitor', email: 'Eva@lindgren.example ' } }), [])).toMatchObject(
      {
        companyName: 'Lindgren Tools',
        requestorEmail: 'eva@lindgren.example',
        requestorFirstName: 'Nora',
        contactAddress: { email: 'eva@lindgren.example', country: { id: 227, name: 'United States' }, province: null },
        emailVerificationCode: 'K7M2QD',
      },
    )
  })

  it('REQ-55 for a contact of a client brings the token of the link and the links as sources', () => {
    const requester = { kind: 'contact', client, email: 'nora@harbor.example', token: 'secret' } as const
    const links = [
      { url: ' https://files.example/a ', name: 'a' },
      { url: '', name: '' },
    ]
    const sent = contactPayload(order({ requester }, { inputMethod: 'FILELINKS', fileLinks: links }))
    expect(sent).toMatchObject({ clientId: 1001, projectName: 'Letters', token: 'secret', sourceLanguageId: 'enu' })
    expect(sent.fileLinks).toEqual([{ url: 'https://files.example/a', name: 'a', category: 'SOURCE_DOCUMENT' }])
  })

  it('REQ-58 is nothing where the program lost something on the way', () => {
    const contact = { kind: 'contact', client, email: 'nora@harbor.example' } as const
    expect(() => memberPayload(order({}, { inputMethod: 'PAPER' as never }), [])).toThrow('Unknown input type')
    expect(() => memberPayload(order({}, { sourceLanguageId: '' }), [])).toThrow('Missing source language')
    expect(() => contactPayload(order({ requester: contact, verificationCode: null }))).toThrow(
      'Missing email verification code',
    )
    expect(() => memberPayload(order({ requester: { kind: 'visitor', email: '' } }), [])).toThrow('Missing clientId')
  })
})

it('REQ-43 calls a project by the requester’s address and the time', () => {
  expect(defaultProjectName('nora.lind@harbor.example', new Date(2026, 2, 4, 9, 5))).toBe('nora.lind 2026-03-04 09.05')
  expect(defaultProjectName('', new Date())).toBe('')
})

it('REQ-42 calls a typed text by the project', () => {
  expect(textFileName('Letters: June/July')).toBe('Letters- June-July.txt')
})

it('REQ-50 counts the upload for nine tenths, the request itself for the rest', () => {
  expect([0, 0.5, 1].map((uploaded) => percentOf('uploading', uploaded))).toEqual([0, 45, 90])
  expect(percentOf('creating', 1)).toBe(95)
  expect(percentOf('sent', 1)).toBe(100)
})
