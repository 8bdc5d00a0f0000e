import { randomUUID } from 'node:crypto'
import { type Asker, other, own } from './access-world.ts'

/** Inserts a glossary with one term. */
const glossaryOf =
  (clientId: number, more: { readonly body?: object; readonly params?: object } = {}) =>
  async ({ db }: Asker) => {
    const languages = { source_language_id: 'enu', target_language_id: 'esm' }
    const { id: glossaryId } = await db
      .insertInto('glossary')
      .values({ client_id: clientId, name: randomUUID(), ...languages, term_count: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: termId } = await db
      .insertInto('glossary_term')
      .values({ glossary_id: glossaryId, source: 'arm', target: 'brazo', is_do_not_translate: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...more, params: { glossaryId, termId, ...more.params } }
  }

const term = { body: { source: 'leg', target: 'pierna', isDoNotTranslate: false } }
const file = { body: { format: 'CSV', contentBase64: Buffer.from('source,target\nleg,pierna\n').toString('base64') } }
const toCsv = { params: { format: 'CSV' } }
const rename = () => ({ body: { newName: randomUUID() } })
const missing = () => ({ params: { id: randomUUID(), translationId: randomUUID(), position: 0 } })
const text = { body: { text: 'The arm is broken.', sourceLanguageCode: 'enu', targetLanguageCode: 'esm' } }
const edit = { sourceLanguageId: 'enu', sourceText: 'The arm.', targetLanguageId: 'esm', targetText: 'El brazo.' }

export const machineTranslationRequests = {
  translateText: text,
  detectLanguage: { body: { text: 'The arm is broken.' } },
  postEditText: { body: edit },
  listLanguageCombinations: { query: { sourceLanguageId: 'enu' } },
  translateFiles: {
    body: {
      requestName: 'Leaflets',
      files: [{ fileName: 'a.txt', fileKey: 'temp/a/a.txt' }],
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esm'],
    },
  },
  getFileTranslationProgress: missing,
  cancelFileTranslation: missing,
  retryFileTranslation: missing,
  listSegments: missing,
  correctSegment: () => ({ ...missing(), body: { text: null } }),
  rebuildFile: missing,
  compareWays: missing,
  createGlossary: () => ({ body: { name: randomUUID(), sourceLanguageId: 'enu', targetLanguageId: 'esm' } }),
  'renameGlossary: own': (asker: Asker) => glossaryOf(own.clientId, rename())(asker),
  'renameGlossary: other': (asker: Asker) => glossaryOf(other.clientId, rename())(asker),
  'deleteGlossary: own': glossaryOf(own.clientId),
  'deleteGlossary: other': glossaryOf(other.clientId),
  'listTerms: own': glossaryOf(own.clientId),
  'listTerms: other': glossaryOf(other.clientId),
  'addTerm: own': glossaryOf(own.clientId, term),
  'addTerm: other': glossaryOf(other.clientId, term),
  'changeTerm: own': glossaryOf(own.clientId, term),
  'changeTerm: other': glossaryOf(other.clientId, term),
  'deleteTerm: own': glossaryOf(own.clientId),
  'deleteTerm: other': glossaryOf(other.clientId),
  'importTerms: own': glossaryOf(own.clientId, file),
  'importTerms: other': glossaryOf(other.clientId, file),
  'exportTerms: own': glossaryOf(own.clientId, toCsv),
  'exportTerms: other': glossaryOf(other.clientId, toCsv),
}
