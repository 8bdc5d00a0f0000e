import { randomUUID } from 'node:crypto'
import { xtrfCalls } from '../xtrf-calls.ts'
import { type MatchedCall, XtrfTestError } from './refuse.ts'
import { addOrder, present, type TestOrder, type TestXtrfState } from './state.ts'

export type RequestContent = {
  readonly body: Record<string, unknown>
  readonly file: { name: string; content: Buffer } | null
}
export type TestResponse = { readonly status: number; readonly json?: unknown; readonly bytes?: Buffer }

const ok = (json: unknown): TestResponse => ({ status: 200, json })
const nothing: TestResponse = { status: 204 }

/** Applies a valid call and returns the response. */
export function answer(
  state: TestXtrfState,
  { call, values, url }: MatchedCall,
  received: RequestContent,
): TestResponse {
  const { body } = received
  const since = Number(url.searchParams.get('updatedSince'))
  switch (call) {
    case xtrfCalls.createProject:
    case xtrfCalls.createQuote:
      return { status: 201, json: present(create(state, call === xtrfCalls.createProject, body)) }
    case xtrfCalls.findProject: {
      const found = state.orders.find(({ externalId }) => externalId === values[0])
      if (!found) throw new XtrfTestError(404, 'There is no such project.')
      return ok(present(found))
    }
    case xtrfCalls.listProjectIds:
      return ok(idsOf(state, 'project', since))
    case xtrfCalls.listQuoteIds:
      return ok(idsOf(state, 'quote', since))
    case xtrfCalls.download:
      return download(state, values)
    case xtrfCalls.getCustomer:
      return getCustomer(state, Number(values[0]))
    case xtrfCalls.createAccessToken:
      return createToken(state, String(body.loginOrEmail))
    case xtrfCalls.listSubscriptions:
      return ok(state.subscriptions)
    case xtrfCalls.subscribe: {
      const wanted = { event: String(body.event), url: String(body.url) }
      const isKnown = state.subscriptions.some((each) => each.event === wanted.event && each.url === wanted.url)
      if (isKnown) throw new XtrfTestError(409, 'It is there.')
      state.subscriptions.push(wanted)
      return { status: 201, json: 'subscription' }
    }
    default:
      return answerAbout(state, requireSmart(state, call.path, values[0] ?? ''), call.path, values, received)
  }
}

function create(state: TestXtrfState, isProject: boolean, body: Record<string, unknown>): TestOrder {
  const { clientId, serviceId, name, externalId } = body
  if (!state.smartServices.includes(Number(serviceId)))
    throw new XtrfTestError(400, 'That is no service of smart projects.')
  if (!state.customers.has(Number(clientId))) throw new XtrfTestError(400, 'There is no such client.')
  const about = { clientId: Number(clientId), name: String(name) }
  return isProject
    ? addOrder(state, { kind: 'project', ...about, externalId: String(externalId) })
    : addOrder(state, { kind: 'quote', ...about })
}

const idsOf = ({ orders }: TestXtrfState, kind: TestOrder['kind'], since: number): number[] =>
  orders.filter((order) => order.kind === kind && order.updatedAt >= since).map(({ internalId }) => internalId)

/** Any smart call on a classic id is a bad request. */
function requireSmart({ orders }: TestXtrfState, path: string, id: string): TestOrder {
  const kind = path.startsWith('/v2/projects/') ? 'project' : 'quote'
  const found = orders.find((order) => order.kind === kind && [order.id, String(order.internalId)].includes(id))
  if (!found) throw new XtrfTestError(404, `There is no such ${kind}.`)
  if (found.isClassic) throw new XtrfTestError(400, `That is a classic ${kind}.`)
  return found
}

function answerAbout(
  state: TestXtrfState,
  order: TestOrder,
  path: string,
  values: readonly string[],
  { body, file }: RequestContent,
): TestResponse {
  const what = path.replace(/^\/v2\/\w+\/\{\w+\}\/?/, '')
  if (what === '') return ok(present(order))
  if (what === 'finance') return ok({ totalAgreed: order.totalAgreed, currencyId: 1, receivables: [], payables: [] })
  if (what === 'customFields')
    return ok(
      Object.entries(state.fieldTypes).map(([key, type]) => ({
        key,
        name: key,
        type,
        value: order.fields[key] ?? null,
      })),
    )
  if (what === 'files') return ok(order.files.filter(({ category }) => category).map(presentFile))
  if (what === 'files/deliverable') return ok(order.deliverables.map(presentFile))
  order.updatedAt = state.clockMs()
  if (what === 'status') setStatus(state, order, String(body.status))
  else if (what === 'customFields/{key}') setField(state, order, values[1] ?? '', body.value)
  else if (what === 'files/upload') {
    if (!file) throw new XtrfTestError(400, 'There is no file.')
    const id = randomUUID()
    order.files.push({ id, ...file, category: undefined, languageId: null, url: null })
    return ok({ fileId: id })
  } else if (what === 'files/add') addFiles(order, body.files as { fileId: string; category: string }[])
  else if (what === 'files/addLink') {
    for (const { url, filename, category } of body.fileLinks as Record<string, string>[])
      order.files.push({
        id: randomUUID(),
        name: filename ?? '',
        content: Buffer.of(),
        category,
        languageId: null,
        url: url ?? null,
      })
    return ok({ files: [] })
  } else order.set[what] = 'value' in body ? body.value : body
  return what === 'clientContacts' ? ok(body) : nothing
}

const statusesBefore: Record<TestOrder['kind'], Record<string, readonly string[]>> = {
  quote: {
    PENDING: ['REQUESTED', 'REJECTED'],
    SENT: ['PENDING'],
    APPROVED: ['REQUESTED', 'PENDING', 'SENT', 'APPROVED_BY_CLIENT'],
    REJECTED: ['REQUESTED', 'PENDING', 'SENT'],
  },
  project: { CANCELLED: ['OPEN', 'STARTED'] },
}

function setStatus(state: TestXtrfState, order: TestOrder, status: string): void {
  if (!statusesBefore[order.kind][status]?.includes(order.status))
    throw new XtrfTestError(400, `${order.status} does not become ${status}.`)
  order.status = status
  if (order.kind === 'quote' && status === 'APPROVED')
    addOrder(state, {
      kind: 'project',
      clientId: order.clientId,
      name: order.name,
      quoteIdNumber: order.quoteIdNumber,
      set: { ...order.set },
      files: [...order.files],
    })
}

function setField(state: TestXtrfState, order: TestOrder, key: string, value: unknown): void {
  const type = state.fieldTypes[key]
  const isGood =
    (type === 'TEXT' && typeof value === 'string') ||
    (type === 'CHECKBOX' && typeof value === 'boolean') ||
    (type === 'NUMBER' && typeof value === 'number')
  if (!isGood) throw new XtrfTestError(400, 'The field does not take that.')
  order.fields[key] = value
}

function addFiles(order: TestOrder, files: readonly { fileId: string; category: string }[]): void {
  for (const { fileId, category } of files) {
    const file = order.files.find(({ id }) => id === fileId)
    if (!file) throw new XtrfTestError(400, 'That was never uploaded.')
    if (file.category !== undefined) throw new XtrfTestError(400, 'That was added before.')
    file.category = category
  }
}

const presentFile = (file: TestOrder['files'][number]) => ({
  id: file.id,
  name: file.name,
  size: file.content.length,
  categoryKey: file.category,
  isLink: file.url !== null,
  url: file.url,
  languageRelation: { languages: file.languageId === null ? [] : [file.languageId], languageCombinations: [] },
})

function download({ orders }: TestXtrfState, [fileId, fileName]: readonly string[]): TestResponse {
  const file = orders.flatMap((order) => order.deliverables).find(({ id }) => id === fileId)
  if (!file || file.name !== fileName) throw new XtrfTestError(404, 'There is no such file.')
  return { status: 200, bytes: file.content }
}

function getCustomer({ customers }: TestXtrfState, id: number): TestResponse {
  const persons = customers.get(id)
  if (!persons) throw new XtrfTestError(404, 'There is no such client.')
  return ok({ id, persons: persons.map(({ id, email }) => ({ id, contact: { emails: { primary: email } } })) })
}

function createToken({ customers, tokens }: TestXtrfState, login: string): TestResponse {
  if (![...customers.values()].flat().some(({ email }) => email === login))
    throw new XtrfTestError(404, 'Nobody has that address.')
  const token = randomUUID()
  tokens.set(token, login)
  return ok({ url: 'https://xtrf.example/customers/sign-in', token })
}
