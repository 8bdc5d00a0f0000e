import * as templates from '@portolan/contract/job-requests/templates'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let helen: Caller
let employee: Caller
beforeAll(async () => {
  portal = await testApp()
  helen = await portal.as('client@harbor.example')
  employee = await portal.as('employee@harbor.example')
})
afterAll(() => portal.close())
afterEach(() => portal.db.deleteFrom('request_template').execute())

const content = {
  sourceLanguageId: 'enu',
  targetLanguageIds: ['esj', 'vit'],
  xtrfServiceId: 11,
  customFields: [{ fieldName: 'Department', value: 'Pharmacy', mapping: null }],
  notes: 'Sixth grade.',
}
const draft = { name: 'Leaflets', isShared: false, content }
const save = (change: Partial<typeof draft> = {}, caller = helen) =>
  portal.call(templates.createRequestTemplate, { body: { ...draft, ...change } }, caller)
const list = (caller = helen) => portal.call(templates.listRequestTemplates, {}, caller)
const names = async (caller = helen) => (await list(caller)).map(({ name }) => name)

describe('a request template', () => {
  it('keeps languages, workflow, fields and notes under a name', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ ...draft, isOwn: true, canDelete: true, ownerName: 'Helen Marsh' })
    expect(await list()).toEqual([saved])
  })

  it('is renamed, shared with the organization and deleted by its owner', async () => {
    const { id: templateId } = await save()
    expect(await names(employee)).toEqual([])
    const body = { name: 'Discharge', isShared: true }
    await portal.call(templates.changeRequestTemplate, { params: { templateId }, body }, helen)
    const [shared] = await list(employee)
    expect(shared).toMatchObject({ ...body, content, isOwn: false, canDelete: false, ownerName: 'Helen Marsh' })
    const params = { templateId }
    expect(await portal.refused(templates.changeRequestTemplate, { params, body }, employee)).toEqual([
      403,
      'forbidden',
    ])
    expect(await portal.refused(templates.deleteRequestTemplate, { params }, employee)).toEqual([403, 'forbidden'])
    await portal.call(templates.deleteRequestTemplate, { params }, helen)
    expect(await names(employee)).toEqual([])
  })

  it('that an employee has shared can be deleted by a CLIENT user', async () => {
    const { id: templateId } = await save({ isShared: true }, employee)
    await portal.call(templates.deleteRequestTemplate, { params: { templateId } }, helen)
    expect(await names(employee)).toEqual([])
  })

  it('is not found by other organizations, nor by colleagues unless it is shared', async () => {
    const { id } = await save()
    const { id: sharedId } = await save({ name: 'Shared', isShared: true })
    const miriam = await portal.as('client@meridian.example')
    const body = { name: 'x', isShared: true }
    for (const [caller, templateId] of [
      [employee, id],
      [miriam, id],
      [miriam, sharedId],
    ] as const) {
      const params = { templateId }
      const gone = [404, 'template_not_found']
      expect(await portal.refused(templates.changeRequestTemplate, { params, body }, caller)).toEqual(gone)
      expect(await portal.refused(templates.deleteRequestTemplate, { params }, caller)).toEqual(gone)
    }
    expect(await names(miriam)).toEqual([])
    const ofHarbor = { query: { clientId: 1001 } }
    const refused = await portal.refused(templates.listRequestTemplates, ofHarbor, miriam)
    expect(refused).toEqual([404, 'client_not_found'])
  })

  it('has a name of its own, and there is a limit', async () => {
    await save()
    const taken = [400, 'malformed', 'body.name: You already have a template with this name']
    const again = { body: { ...draft, name: ' LEAFLETS ' } }
    expect(await portal.refused(templates.createRequestTemplate, again, helen)).toEqual(taken)
    await save({}, employee)
    const rest = Array.from({ length: templates.templatesPerAccount - 1 }, (_, index) => `Template ${index}`)
    for (const name of rest) await save({ name })
    const full = [409, 'template_limit_reached']
    const more = { body: { ...draft, name: 'More' } }
    expect(await portal.refused(templates.createRequestTemplate, more, helen)).toEqual(full)
  })
})
