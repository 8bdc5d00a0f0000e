import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { MediaRequest } from '@portolan/contract/machine-translation/media/media'
import { targetsOf } from '@portolan/contract/machine-translation/settings'
import { Refusal } from '../../../../platform/refusal.ts'
import { nameLanguage } from '../../../reference/index.ts'
import type { EffectiveSettings } from '../../settings/effective-settings.ts'
import { offerLanguages } from '../../settings/offered-languages.ts'
import { requireQuota } from '../../usage/quota.ts'
import type { MediaNeeds } from '../needs.ts'
import { chooseRecognizer, findVoice, listVoicesOf } from '../options/choose-speech.ts'
import { describeOptions } from '../options/get-options.ts'
import { kindByName } from './media-kind.ts'

export type MediaOrder = Pick<
  MediaRequest,
  'sourceLanguageId' | 'targetLanguageIds' | 'isDubbingRequested' | 'dubbingVoices' | 'isSubtitleEmbeddingRequested'
> & { readonly files: readonly { readonly fileName: string }[] }

type Client = { readonly clientId: number; readonly settings: EffectiveSettings }

/** Checks everything that is known before the files are read. `locale` is that of the caller. */
export async function checkMediaOrder(
  needs: MediaNeeds,
  client: Client,
  order: MediaOrder,
  locale: string,
): Promise<void> {
  // Only an explicit false offers it.
  if (client.settings.disableMediaTranslation !== false) throw new Refusal('machine_translation_disabled')
  const problems = [...findLanguageProblems(order), ...findFileProblems(order)]
  if (problems.length > 0) throw new Refusal('malformed', problems)
  if ((await describeOptions(needs, client.settings)).state !== 'READY') throw new Refusal('media_not_available')
  await checkPairs(needs, client, order)
  if (order.isDubbingRequested) await checkVoices(needs, client, order, locale)
  if (order.targetLanguageIds.length > 0) await requireQuota(needs, client.clientId, client.settings, 1)
}

function findLanguageProblems(order: MediaOrder): FieldProblem[] {
  const { sourceLanguageId, targetLanguageIds, isDubbingRequested, isSubtitleEmbeddingRequested } = order
  const path = 'body.targetLanguageIds'
  if (targetLanguageIds.includes(sourceLanguageId)) return [{ path, code: 'target_is_source' }]
  if (new Set(targetLanguageIds).size < targetLanguageIds.length) return [{ path, code: 'language_twice' }]
  if (targetLanguageIds.length === 0 && (isDubbingRequested || isSubtitleEmbeddingRequested))
    return [{ path, code: 'required' }]
  return []
}

function findFileProblems({ files, isSubtitleEmbeddingRequested }: MediaOrder): FieldProblem[] {
  return files.flatMap(({ fileName: name }, index): FieldProblem[] => {
    const path = `body.files.${index}.fileName`
    const kind = kindByName(name)
    if (kind === undefined) return [{ path, code: 'media_kind_not_accepted', params: { name } }]
    const isSilent = isSubtitleEmbeddingRequested && kind !== 'VIDEO'
    return isSilent ? [{ path, code: 'not_a_video', params: { name } }] : []
  })
}

async function checkPairs(needs: MediaNeeds, { settings }: Client, order: MediaOrder): Promise<void> {
  const { sourceLanguageId, targetLanguageIds } = order
  if (!(await chooseRecognizer(needs, settings, sourceLanguageId))) throw new Refusal('pair_not_offered')
  const { offeredLanguages } = offerLanguages(await needs.directory.list(), settings)
  const targets = targetsOf(offeredLanguages, sourceLanguageId)
  if (!targetLanguageIds.every((id) => targets.includes(id))) throw new Refusal('pair_not_offered')
}

/** One voice for each language. Languages without any voice are named in the refusal. */
async function checkVoices(needs: MediaNeeds, { settings }: Client, order: MediaOrder, locale: string): Promise<void> {
  const { targetLanguageIds, dubbingVoices } = order
  const silent: string[] = []
  for (const id of targetLanguageIds)
    if ((await listVoicesOf(needs, settings, id)).length === 0) silent.push(nameLanguage(id, locale))
  if (silent.length > 0) throw new Refusal('dubbing_not_available', { names: silent.join(', ') })
  const isChosenOnce = (id: string) => dubbingVoices.filter(({ languageId }) => languageId === id).length === 1
  if (!targetLanguageIds.every(isChosenOnce))
    throw new Refusal('malformed', [{ path: 'body.dubbingVoices', code: 'required' }])
  for (const choice of dubbingVoices.filter(({ languageId }) => targetLanguageIds.includes(languageId)))
    if (!(await findVoice(needs, settings, choice))) throw new Refusal('voice_not_found')
}
