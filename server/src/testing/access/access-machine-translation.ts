import { randomUUID } from 'node:crypto'
import { saveClientTranslationSettings } from '@portolan/contract/machine-translation/admin/clients'
import { requestOf } from './access-job-requests.ts'
import { mediaRequests } from './access-media.ts'
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

type RequestOptions = { readonly status?: 'COMPLETED' | 'TRANSLATING'; readonly body?: object }

/** Inserts a request with one translated file of one segment. */
const translationOf =
  (clientId: number, { status = 'COMPLETED', body }: RequestOptions = {}) =>
  async (asker: Asker) => {
    const { db } = asker
    const { params } = await requestOf(clientId, { status })(asker)
    const { id } = params
    await db.updateTable('job_request').set({ origination: 'MT' }).where('id', '=', id).execute()
    const file = await db
      .selectFrom('job_request_file')
      .select('id')
      .where('job_request_id', '=', id)
      .executeTakeFirstOrThrow()
    const counts = { segment_count: 1, done_count: 1, word_count: 2 }
    const { id: translationId } = await db
      .insertInto('machine_translation')
      .values({ job_request_id: id, source_file_id: file.id, language_id: 'esm', status: 'COMPLETED', ...counts })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = { source: 'The arm.', target: 'El brazo.', state: 'TRANSLATED' } as const
    await db
      .insertInto('machine_translation_segment')
      .values({ translation_id: translationId, position: 0, segment_id: '#0', ...texts })
      .execute()
    return { params: { id, translationId, position: 0 }, ...(body && { body }) }
  }

const term = { body: { source: 'leg', target: 'pierna', isDoNotTranslate: false } }
const file = { body: { format: 'CSV', contentBase64: Buffer.from('source,target\nleg,pierna\n').toString('base64') } }
const toCsv = { params: { format: 'CSV' } }
const rename = () => ({ body: { newName: randomUUID() } })
const text = { body: { text: 'The arm is broken.', sourceLanguageCode: 'enu', targetLanguageCode: 'esm' } }
const edit = { sourceLanguageId: 'enu', sourceText: 'The arm.', targetLanguageId: 'esm', targetText: 'El brazo.' }

const noModel = { params: { language: 'tlh' } }
const settings = { ...saveClientTranslationSettings.example.body, allowedFileTypes: [], engineOrder: [] }

export const machineTranslationRequests = {
  ...mediaRequests,
  addTranslationModel: noModel,
  cancelTranslationModel: noModel,
  removeTranslationModel: noModel,
  getClientTranslationSettings: { params: { clientId: other.clientId } },
  saveClientTranslationSettings: { params: { clientId: other.clientId }, body: settings },
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
  'getFileTranslationProgress: own': translationOf(own.clientId),
  'getFileTranslationProgress: other': translationOf(other.clientId),
  'cancelFileTranslation: own': translationOf(own.clientId, { status: 'TRANSLATING' }),
  'cancelFileTranslation: other': translationOf(other.clientId, { status: 'TRANSLATING' }),
  'retryFileTranslation: own': translationOf(own.clientId),
  'retryFileTranslation: other': translationOf(other.clientId),
  'listSegments: own': translationOf(own.clientId),
  'listSegments: other': translationOf(other.clientId),
  'correctSegment: own': translationOf(own.clientId, { body: { text: null } }),
  'correctSegment: other': translationOf(other.clientId, { body: { text: null } }),
  'rebuildFile: own': translationOf(own.clientId),
  'rebuildFile: other': translationOf(other.clientId),
  'compareWays: own': translationOf(own.clientId),
  'compareWays: other': translationOf(other.clientId),
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
