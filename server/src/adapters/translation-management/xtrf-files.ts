import type { Steps, TmsOrder } from '../../ports/translation-management.ts'
import { Files, read, Uploaded } from './xtrf-answers.ts'
import { onOrder, xtrfCalls } from './xtrf-calls.ts'
import type { MadeOrder } from './xtrf-create.ts'
import { languageOf, onceFor } from './xtrf-details.ts'
import type { Xtrf } from './xtrf-options.ts'

type Added = { readonly fileId: string; readonly category: string; readonly languageIds?: readonly number[] }

/** Files are uploaded one at a time and added all at once. An upload that was never added is no file of the order. */
export async function sendFiles(xtrf: Xtrf, made: MadeOrder, order: TmsOrder, steps: Steps, signal: AbortSignal) {
  const { client, options } = xtrf
  const { kind, id } = made
  const sourceLanguageId = languageOf(xtrf, order.sourceLanguageId)
  const files: Added[] = []
  for (const file of order.files) {
    const fileId = await onceFor(steps, `made:file:${kind}:${file.id}`, async () => {
      const answer = await client.call(onOrder(kind, 'upload'), { path: [id], file }, signal)
      return read(Uploaded, answer, 'an upload').fileId
    })
    const category = file.isReference ? options.categories.reference : options.categories.source
    files.push({ fileId, category, ...(!file.isReference && { languageIds: [sourceLanguageId] }) })
  }
  await addMissing(steps, 'Files', files, async (isFirst) => {
    const there = isFirst ? [] : (await listFiles(xtrf, made, signal)).map((file) => file.id)
    const missing = files.filter(({ fileId }) => !there.includes(fileId))
    if (missing.length > 0)
      await client.call(onOrder(kind, 'addFiles'), { path: [id], body: { files: missing } }, signal)
  })
}

/** Projects have a place for links. Those of quotes stand in the client's notes. */
export async function sendLinks(xtrf: Xtrf, made: MadeOrder, order: TmsOrder, steps: Steps, signal: AbortSignal) {
  if (made.kind !== 'smart-project') return
  const { source, reference } = xtrf.options.categories
  await addMissing(steps, 'Links', order.links, async (isFirst) => {
    const there = isFirst ? [] : (await listFiles(xtrf, made, signal)).map(({ url }) => url)
    const fileLinks = order.links
      .filter(({ url }) => !there.includes(url))
      .map(({ url, name, isReference }) => ({ url, filename: name, category: isReference ? reference : source }))
    if (fileLinks.length > 0)
      await xtrf.client.call(xtrfCalls.addProjectLinks, { path: [made.id], body: { fileLinks } }, signal)
  })
}

/** Adding is not the same twice: from the second try on, `add` has to look at what is there. */
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

async function listFiles({ client }: Xtrf, { kind, id }: MadeOrder, signal: AbortSignal) {
  return read(Files, await client.call(onOrder(kind, 'listFiles'), { path: [id] }, signal), 'files')
}
