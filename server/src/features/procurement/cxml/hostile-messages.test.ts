import { describe, expect, it } from 'vitest'
import { useCircle } from '../../../testing/procurement/circle.ts'
import { cxmlMessage, postXml } from '../../../testing/procurement/messages.ts'
import { checkMessage } from './test-dtd.ts'

const { portal } = useCircle()

const entity = (name: string, value: string) => `<!ENTITY ${name} "${value}">`
const laughs = Array.from({ length: 10 }, (_, level) => entity(`l${level}`, `&l${level - 1};`.repeat(10))).join('')
const full = 250 * 1024
const repeat = (text: string): string => text.repeat(Math.floor(full / text.length))

/** Each is as large as the endpoint takes, or larger. */
const hostile: readonly (readonly [name: string, xml: string])[] = [
  ['a billion laughs', `<!DOCTYPE cXML [${entity('l', 'lol')}${laughs}]><cXML>&l9;</cXML>`],
  ['a quadratic blowup', `<!DOCTYPE cXML [${entity('a', 'a'.repeat(100_000))}]><cXML>${'&a;'.repeat(30_000)}</cXML>`],
  ['a file of the server', '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML>&x;</cXML>'],
  ['a parameter entity', '<!DOCTYPE cXML [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x">%x;]><cXML/>'],
  ['an endless document type', `<!DOCTYPE cXML [${repeat('<!ELEMENT a ANY>')}`],
  ['deep nesting', '<a>'.repeat(full / 3)],
  ['deep nesting inside of a request', cxmlMessage(`${'<a>'.repeat(30_000)}${'</a>'.repeat(30_000)}`)],
  ['one long tag', `<cXML ${repeat('a')}`],
  ['many attributes', `<cXML ${repeat('a="b" ')}`],
  ['many quotes', `<cXML a="${repeat('" ')}`],
  ['an endless comment', `<cXML><!--${repeat('-')}`],
  ['an endless CDATA section', `<cXML><![CDATA[${repeat(']')}`],
  ['an endless processing instruction', `<?${repeat('?')}`],
  ['many character references', `<cXML>${repeat('&#x41;')}`],
  ['many open brackets', repeat('<')],
  ['more than is read', `<cXML>${'x'.repeat(400 * 1024)}</cXML>`],
  ['a hundred times more than is read', 'x'.repeat(25 * 1024 * 1024)],
  ['bytes that are no text', '\u0000\u0001\uFFFF'.repeat(1000)],
]

describe('hostile XML', () => {
  it.each(hostile)('is refused in time and with a Status: %s', async (_name, xml) => {
    for (const path of ['/cxml/punchOutSetup', '/cxml/orders']) {
      const started = performance.now()
      const answer = await postXml(portal(), path, xml)
      expect([answer.status, answer.startUrl]).toEqual([200, undefined])
      expect(['400', '406']).toContain(answer.code)
      expect(await checkMessage(answer.body)).toEqual([])
      expect(answer.body).not.toContain('root:')
      expect(performance.now() - started).toBeLessThan(2_000)
    }
  })
})
