import { Readable } from 'node:stream'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import type { GlossaryTerm } from '@portolan/contract/machine-translation/glossaries'
import { exportTerms, type GlossaryFormat } from '@portolan/contract/machine-translation/glossary-files'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SignedPaths } from '../../../platform/http/signed-paths.ts'
import { csvOf } from '../../../platform/list-export/csv.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { languageById } from '../../reference/index.ts'
import { writeTbx } from './files/write-tbx.ts'
import { findAnyGlossary, type StoredGlossary } from './store-glossaries.ts'
import { listTermPage } from './store-terms.ts'

type Needs = { readonly db: Database; readonly signedPaths: SignedPaths }
type Export = { readonly glossaryId: string; readonly format: GlossaryFormat }

const validForSeconds = 600
const pathOf = ({ glossaryId, format }: Export) => `/download/glossaries/${glossaryId}/${format}`

/** The caller may read the glossary. The address is valid for ten minutes. */
export const signExport = (signedPaths: SignedPaths, file: Export): string =>
  signedPaths.sign(pathOf(file), validForSeconds)

const Params = exportTerms.params
const Query = z.object({ until: z.string(), proof: z.string() })

/** Streams a glossary to the holder of a signed address. */
export function serveExports(app: FastifyInstance, { db, signedPaths }: Needs): void {
  app.get('/download/glossaries/:glossaryId/:format', async (request, reply) => {
    const params = Params?.safeParse(request.params)
    const query = Query.safeParse(request.query)
    if (!params?.success || !query.success || !signedPaths.isGood(pathOf(params.data), query.data))
      throw new Refusal('not_found')
    const glossary = await findAnyGlossary(db, params.data.glossaryId)
    if (!glossary) throw new Refusal('not_found')
    const { format } = params.data
    const fileName = sanitizeFileName(`${glossary.name}.${format.toLowerCase()}`)
    return reply
      .header('content-type', format === 'CSV' ? 'text/csv; charset=utf-8' : 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('cache-control', 'no-store')
      .send(Readable.from(writeFile(db, glossary, format)))
  })
}

function writeFile(db: Database, glossary: StoredGlossary, format: GlossaryFormat): AsyncGenerator<string> {
  const pages = readPages(db, glossary.id)
  if (format === 'CSV') return csvOf(['source', 'target', 'doNotTranslate'], toLines(pages))
  const tagOf = (id: string | null) => languageById(id ?? '')?.bcp47 ?? 'und'
  const head = {
    name: glossary.name,
    sourceTag: tagOf(glossary.sourceLanguageId),
    targetTag: tagOf(glossary.targetLanguageId),
  }
  return writeTbx(head, pages)
}

const rowsPerRead = 500

async function* readPages(db: Database, glossaryId: string): AsyncGenerator<GlossaryTerm[]> {
  let after: GlossaryTerm | undefined
  do {
    const page: GlossaryTerm[] = await listTermPage(db, glossaryId, { after, size: rowsPerRead })
    yield page
    after = page.length === rowsPerRead ? page.at(-1) : undefined
  } while (after)
}

async function* toLines(pages: AsyncIterable<readonly GlossaryTerm[]>): AsyncGenerator<string[][]> {
  for await (const page of pages)
    yield page.map(({ source, target, isDoNotTranslate }) => [source, target, isDoNotTranslate ? 'yes' : ''])
}
