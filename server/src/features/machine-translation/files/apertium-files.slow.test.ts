import { listSegments } from '@portolan/contract/machine-translation/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../../../../../documents/src/corpus/pdf-files.ts'
import { partOf } from '../../../../../documents/src/corpus/translated/translate-bytes.ts'
import { presentation } from '../../../../../documents/src/corpus/translated/translated-presentation.ts'
import { wordDocument } from '../../../../../documents/src/corpus/translated/translated-word.ts'
import { workbook } from '../../../../../documents/src/corpus/translated/translated-workbook.ts'
import { apertiumEngine } from '../../../adapters/translation-engine/apertium/apertium.ts'
import {
  isApertiumMissing,
  missingReason,
} from '../../../adapters/translation-engine/apertium/testing/installed-apertium.ts'
import { download, type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'

describe.skipIf(isApertiumMissing)(`files with Apertium and the embedded reviewer${missingReason}`, () => {
  let portal: TranslationApp
  beforeAll(async () => {
    const engine = apertiumEngine({ roots: ['/'] })
    portal = await translationApp({ engines: [engine] })
  })
  afterAll(() => portal.close())

  const prose = 'The patient must take the medicine twice a day. Call the hospital if the pain returns.'
  const files = () => ({
    'all.docx': Uint8Array.from(wordDocument()),
    'all.pptx': Uint8Array.from(presentation()),
    'all.xlsx': Uint8Array.from(workbook()),
    'leaflet.pdf': Uint8Array.from(pdf([prose])),
    'page.html': `<!doctype html><html lang="en"><body><h1>Rules of the clinic</h1><p>${prose}</p></body></html>`,
    'talk.srt': '1\n00:00:01,000 --> 00:00:03,000\nThe doctor is here.\n',
  })

  it('MTFILE-04 translates documents of every kind, and says what was left and what failed', {
    timeout: 120_000,
  }, async () => {
    const { id } = await portal.sendFiles(files(), ['esm'])
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items.map(({ fileName, status, failure }) => [fileName, status, failure])).toEqual(
      Object.keys(files()).map((name) => [name, 'COMPLETED', null]),
    )
    for (const { segmentsTotal, segmentsDone, check, score, scoreReason } of items) {
      expect(segmentsDone).toBe(segmentsTotal)
      expect(check?.translated).toBeGreaterThan(0)
      expect((check?.translated ?? 0) + (check?.same ?? 0) + (check?.failed ?? 0)).toBeGreaterThanOrEqual(
        segmentsTotal ?? 0,
      )
      expect(score).toBeGreaterThanOrEqual(1)
      expect(scoreReason).not.toBe('')
    }
    const request = await portal.see(id)
    const names = request.files.flatMap(({ category, fileName }) =>
      category === 'TRANSLATED_DOCUMENT' ? [fileName] : [],
    )
    expect(names).toContain('leaflet.es-MX.docx')
    const keyOf = (name: string) => request.files.find(({ fileName }) => fileName === name)?.fileKey ?? ''
    const page = String(await download(portal.client, request, keyOf('page.es-MX.html')))
    expect(page).toContain('El paciente tiene que')
    const leaflet = await download(portal.client, request, keyOf('leaflet.es-MX.docx'))
    expect(await partOf(leaflet, 'word/document.xml')).toContain('El paciente tiene que')
    const params = { id, translationId: items[0]?.id ?? '' }
    const { items: segments } = await portal.call(listSegments, { params, query: { pageSize: 100 } }, portal.client)
    expect(segments.length).toBe(Math.min(100, items[0]?.segmentsTotal ?? 0))
  })
})
