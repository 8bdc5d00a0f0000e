import { randomUUID } from 'node:crypto'
import { type Asker, other, own } from './access-world.ts'

const content = { sourceLanguageId: 'enu', targetLanguageIds: [], xtrfServiceId: null, customFields: [], notes: '' }

type TemplateOptions = { readonly clientId?: number; readonly isShared?: boolean; readonly body?: object | undefined }

/** Inserts a template of an account. */
const templateOf =
  (ownerOf: (asker: Asker) => string, { clientId = own.clientId, isShared = false, body }: TemplateOptions = {}) =>
  async (asker: Asker) => {
    const { id: templateId } = await asker.db
      .insertInto('request_template')
      .values({
        account_id: ownerOf(asker),
        client_id: clientId,
        name: randomUUID(),
        is_shared: isShared,
        target_language_ids: [],
        custom_field_values: '[]',
        notes: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { templateId }, ...(body && { body }) }
  }

/** Visitors have no account, and are not let in anyway. */
const ofCaller = ({ world, accountId }: Asker) => accountId || world.idOf('CLIENT')
const ofColleague = ({ world }: Asker) => world.idOf('own contact')
const ofOther = ({ world }: Asker) => world.idOf('other contact')
const rename = { name: 'x', isShared: false }
const ofOtherClient = { clientId: other.clientId, isShared: true }

export const templateRequests = {
  'listRequestTemplates: own': { query: { clientId: String(own.clientId) } },
  'listRequestTemplates: other': { query: { clientId: String(other.clientId) } },
  'createRequestTemplate: own': () => ({ body: { clientId: own.clientId, ...rename, name: randomUUID(), content } }),
  'createRequestTemplate: other': { body: { clientId: other.clientId, ...rename, content } },
  'changeRequestTemplate: own': (asker: Asker) =>
    templateOf(ofCaller, { body: { ...rename, name: randomUUID() } })(asker),
  'changeRequestTemplate: colleague': templateOf(ofColleague, { body: rename }),
  'changeRequestTemplate: shared': templateOf(ofColleague, { isShared: true, body: rename }),
  'changeRequestTemplate: other': templateOf(ofOther, { ...ofOtherClient, body: rename }),
  'deleteRequestTemplate: own': templateOf(ofCaller),
  'deleteRequestTemplate: colleague': templateOf(ofColleague),
  'deleteRequestTemplate: shared': templateOf(ofColleague, { isShared: true }),
  'deleteRequestTemplate: other': templateOf(ofOther, ofOtherClient),
}
