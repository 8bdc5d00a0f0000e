import { createJobRequest } from '@portolan/contract/job-requests/create'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { draft, source, upload } from '../../testing/job-requests.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { cxmlMessage, cxmlSetup, jsonSetup, openJson, postXml, start } from '../../testing/procurement/messages.ts'

const { portal, gateway, open, visit } = useCircle()
const formats = ['JSON', 'CXML'] as const

/** What goes wrong between procurement systems and suppliers, as their users report it. */
describe('known failures of punch-out', () => {
  it('1: an answer without a Status, which procurement systems report as an error of their own', async () => {
    for (const path of ['/cxml/punchOutSetup', '/cxml/orders'])
      for (const body of ['', '<', '<cXML/>', cxmlMessage(cxmlSetup(gateway())), cxmlMessage('<OrderRequest/>')])
        expect((await postXml(portal(), path, body)).body).toMatch(/<Response><Status code="\d{3}" text="[^"]+"/)
  })

  it.each(formats)('2: a start URL that is used again, in %s', async (format) => {
    const id = await open(format)
    expect((await start(portal(), id)).status).toBe(200)
    expect(await start(portal(), id)).toMatchObject({ status: 410, body: { errorCode: 'punchout_used' } })
  })

  it('3: a forged session, with another email address than at the gateway', async () => {
    const setup = jsonSetup(gateway())
    setup.params.body.contact.email = 'other@procura.example'
    expect(await openJson(portal(), setup)).toMatchObject({
      status: 403,
      body: { errorCode: 'punchout_not_confirmed' },
    })
  })

  it('3: a forged session, with another secret or identity, in cXML', async () => {
    for (const forged of [{ secret: 'guess' }, { identity: 'somebody' }]) {
      const { code, startUrl } = await postXml(
        portal(),
        '/cxml/punchOutSetup',
        cxmlMessage(cxmlSetup(gateway()), forged),
      )
      expect([code, startUrl]).toEqual(['401', undefined])
    }
  })

  it('4: a return address of somebody else', async () => {
    const foreign = 'https://evil.example/'
    expect((await openJson(portal(), jsonSetup(gateway(), undefined, { return_url: foreign }))).status).toBe(400)
    const setup = cxmlMessage(cxmlSetup(gateway(), { url: foreign }))
    expect(await postXml(portal(), '/cxml/punchOutSetup', setup)).toMatchObject({ code: '400', startUrl: undefined })
  })

  it('5: an empty cart, in JSON', async () => {
    const { caller, cookie } = await visit('JSON')
    gateway().received.length = 0
    await portal().call(returnEmptyCart, { body: { externalReferenceId: cookie } }, caller)
    expect(JSON.parse(gateway().received[0]?.body ?? '')).toMatchObject({ body: { total: 0, items: [] } })
  })

  it('5: an empty cart, in cXML', async () => {
    const { caller, cookie } = await visit('CXML')
    const { redirectUrl } = await portal().call(returnEmptyCart, { body: { externalReferenceId: cookie } }, caller)
    const page = await (await fetch(redirectUrl)).text()
    expect(page).toContain('PunchOutOrderMessageHeader')
    expect(page).not.toContain('ItemIn')
  })

  it.each(formats)('6: a start URL that has expired, in %s', async (format) => {
    const id = await open(format)
    await sql`update punchout_session set expires_at = now() where used_at is null`.execute(portal().db)
    expect(await start(portal(), id)).toMatchObject({ status: 410, body: { errorCode: 'punchout_expired' } })
  })

  it.each(formats)('7: the buyer cookie taken for a credential, in %s', async (format) => {
    const { cookie } = await visit(format)
    expect(await start(portal(), cookie)).toMatchObject({ status: 404 })
    const { caller: other } = await visit(format, 'colleague@procura.example')
    const file = source('sheet.txt', await upload(other, 'sheet.txt', 'Wear gloves.'))
    const body = draft([file], { origination: 'COUPA', externalReferenceId: cookie })
    expect((await portal().refused(createJobRequest, { body }, other))[1]).toBe('visit_ended')
  })
})
