import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apertiumEngine } from '../../server/src/adapters/translation-engine/apertium/apertium.ts'

/** Our engine behind the address of apertium-apy, without authentication, as that has none. */
const engine = apertiumEngine({ roots: ['/'] })
const tags: Readonly<Record<string, string>> = { eng: 'en', cat: 'ca', spa: 'es' }
const signal = new AbortController().signal

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [from = '', to = ''] = (searchParams.get('langpair') ?? '').split('|').map((name) => tags[name] ?? '')
  const [answer] = await engine.translate([searchParams.get('q') ?? ''], { from, to }, { signal })
  const text = answer && 'text' in answer ? answer.text : null
  const body = JSON.stringify({ responseData: { translatedText: text }, responseStatus: 200 })
  response.writeHead(text === null ? 500 : 200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(0, 'localhost', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.stdin.on('end', () => void engine.stop().then(() => process.exit())).resume()
