import { writeEnvelope } from './write-envelope.ts'
import { element } from './write-xml.ts'

/** Every answer has a Status: without one, procurement systems report a failure of their own. */
const status = (code: number, text: string) => element('Status', { code, text, 'xml:lang': 'en-US' })

export const writeStatus = (code: number, text: string, now: Date): string =>
  writeEnvelope([element('Response', {}, status(code, text))], now)

export const writeSetupResponse = (startUrl: string, now: Date): string =>
  writeEnvelope(
    [
      element(
        'Response',
        {},
        status(200, 'success'),
        element('PunchOutSetupResponse', {}, element('StartPage', {}, element('URL', {}, startUrl))),
      ),
    ],
    now,
  )
