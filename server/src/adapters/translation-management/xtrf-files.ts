import type { Steps, TmsOrder } from '../../ports/translation-management.ts'
import { Files, read, Uploaded } from './xtrf-answers.ts'
import { orderCall, xtrfCalls } from './xtrf-calls.ts'
import type { CreatedOrder } from './xtrf-create.ts'
import { findXtrfLanguage, runOnce } from './xtrf-details.ts'
import type { Xtrf } from './xtrf-options.ts'

type FileEntry = { readonly fileId: string; readonly category: string; readonly languageIds?: readonly number[] }

/** Uploads files one at a time and adds them all at once. An upload that was not added does not belong to the order. */
export async function sendFiles(xtrf: Xtrf, created: CreatedOrder, order: TmsOrder, steps: Steps, signal: AbortSignal) {
  const { client, options } = xtrf
  const { kind, id } = created
  const sourceLanguageId = findXtrfLanguage(xtrf, order.sourceLanguageId)
  const files: FileEntry[] = []
  for (const file of order.files) {
    const fileId = await runOnce(steps, `made:file:${kind}:${file.id}`, async () => {
      const answer = await client.call(orderCall(kind, 'upload'), { path: [id], file }, signal)
      return read(Uploaded, answer, 'an upload').fileId
    })
    const category = file.isReference ? options.categories.reference : options.categories.source
    files.push({ fileId, category, ...(!file.isReference && { languageIds: [sourceLanguageId] }) })
  }
  await addMissing(steps, 'Files', files, async (isFirst) => {
    const existing = isFirst ? [] : (await listFiles(xtrf, created, signal)).map((file) => file.id)
    const missing = files.filter(({ fileId }) => !existing.includes(fileId))
    if (missing.length > 0)
      await client.call(orderCall(kind, 'addFiles'), { path: [id], body: { files: missing } }, signal)
  })
}

/** Only projects can have links. Those of quotes are in the client's notes. */
export async function sendLinks(xtrf: Xtrf, created: CreatedOrder, order: TmsOrder, steps: Steps, signal: AbortSignal) {
  if (created.kind !== 'smart-project') return
  const { source, reference } = xtrf.options.categories
  await addMissing(steps, 'Links', order.links, async (isFirst) => {
    const existing = isFirst ? [] : (await listFiles(xtrf, created, signal)).map(({ url }) => url)
    const fileLinks = order.links
      .filter(({ url }) => !existing.includes(url))
      .map(({ url, name, isReference }) => ({ url, filename: name, category: isReference ? reference : source }))
    if (fileLinks.length > 0)
      await xtrf.client.call(xtrfCalls.addProjectLinks, { path: [created.id], body: { fileLinks } }, signal)
  })
}

/** Adding is not idempotent: from the second attempt on, `add` has to check what exists. */
async function addMissing(
  steps: Steps,
  what: string,
  things: readonly object[],
  add: (isFirst: boolean) => Promise<void>,
): Promise<void> {
  if (things.length === 0 || steps.done[`added${what}`] !== undefined) return
  const isFirst = steps.done[`making:add${what}`] === undefined
  if (isFirst) await steps.remember(`making:add${what}`, '')
  await add(isFirst)
  await steps.remember(`added${what}`, '')
}

async function listFiles({ client }: Xtrf, { kind, id }: CreatedOrder, signal: AbortSignal) {
  return read(Files, await client.call(orderCall(kind, 'listFiles'), { path: [id] }, signal), 'files')
}
