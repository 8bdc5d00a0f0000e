import { rebuildFile } from '@portolan/contract/machine-translation/files'
import { findRecognizer } from '@portolan/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedPdf } from '../../../../../documents/src/corpus/translated/placed-pdf.ts'
import { scannedPdf } from '../../../../../documents/src/corpus/translated/scanned-pdf.ts'
import { plainText, readPdf } from '../../../platform/pdf/test-read-pdf.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { download, type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'

const isMissing = !(await findRecognizer('tesseract'))
const reason = isMissing ? ' (skipped: tesseract is not installed)' : ''

let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [dictionaryEngine()], reviewers: [numberReviewer()] })
})
afterAll(() => portal.close())

const leaflet = () => {
  const words = (y: number, text: string, size = 12) => ({ x: 50, y, text, size })
  return Uint8Array.from(placedPdf([[words(780, 'The doctor', 24), words(700, 'Where is the pharmacy?')]]))
}
const deliveriesOf = async (id: string) => {
  const { files } = await portal.see(id)
  return files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
}

describe('the translation of a PDF', () => {
  it('MTFILE-04 is delivered as a document that can be edited and as a PDF, and both are replaced together', async () => {
    const { id } = await portal.sendFiles({ 'leaflet.pdf': leaflet() }, ['esm'])
    const { items } = await portal.settle(id, 'COMPLETED')
    const first = await deliveriesOf(id)
    expect(first.map(({ fileName }) => fileName)).toEqual(['leaflet.es-MX.docx', 'leaflet.es-MX.pdf'])
    const printed = await readPdf(await download(portal.client, { id }, first[1]?.fileKey ?? ''))
    expect(printed.text).toContain(plainText('El médico Dónde está el farmacia?'))
    expect([printed.language, printed.title]).toEqual(['es-MX', 'leaflet.pdf'])
    const params = { id, translationId: items[0]?.id ?? '' }
    await portal.call(rebuildFile, { params }, portal.client)
    const written = async () => (await portal.progress(id)).items[0]?.translatedFileKey
    await expect.poll(written, { timeout: 15_000 }).not.toBe(first[0]?.fileKey)
    const second = await deliveriesOf(id)
    expect(second.map(({ fileName }) => fileName)).toEqual(first.map(({ fileName }) => fileName))
    for (const { fileKey } of first) expect(second.map((each) => each.fileKey)).not.toContain(fileKey)
  })

  it.skipIf(isMissing)(`has the text of scanned pages, and says that it was recognized${reason}`, async () => {
    const { id } = await portal.sendFiles({ 'scan.pdf': Uint8Array.from(scannedPdf([{}])) }, ['esm'])
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items).toMatchObject([
      { segmentsTotal: 3, check: { warnings: ['scanned_page_recognized'], recognized: { pages: 1 } } },
    ])
    const [, pdf] = await deliveriesOf(id)
    const { text } = await readPdf(await download(portal.client, { id }, pdf?.fileKey ?? ''))
    expect(text).toContain('Annualreport')
  })
})
