import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { maxTotalFileSize } from '@portolan/contract/machine-translation/files'
import { englishLanguageId, targetsOf } from '@portolan/contract/machine-translation/settings'
import { Refusal } from '../../../platform/refusal.ts'
import { baseLanguage } from '../engines/language-tags.ts'
import type { EffectiveSettings } from '../settings/effective-settings.ts'
import { offerLanguages } from '../settings/offered-languages.ts'
import { requireQuota } from '../usage/quota.ts'
import type { FileTranslationNeeds } from './needs.ts'

type Languages = { readonly sourceLanguageId: string; readonly targetLanguageIds: readonly string[] }

/** Checks everything that is known before the files are read. */
export async function checkFileOrder(
  needs: FileTranslationNeeds,
  { clientId, settings }: { readonly clientId: number; readonly settings: EffectiveSettings },
  languages: Languages,
): Promise<void> {
  if (settings.disableFileTranslation) throw new Refusal('machine_translation_disabled')
  const problems = findLanguageProblems(languages)
  if (problems.length > 0) throw new Refusal('malformed', problems)
  const { offeredLanguages } = offerLanguages(await needs.directory.list(), settings)
  const targets = targetsOf(offeredLanguages, languages.sourceLanguageId)
  if (!languages.targetLanguageIds.every((id) => targets.includes(id))) throw new Refusal('pair_not_offered')
  await requireQuota(needs, clientId, settings, 1)
}

function findLanguageProblems({ sourceLanguageId, targetLanguageIds }: Languages): FieldProblem[] {
  const path = 'body.targetLanguageIds'
  const isEnglish = baseLanguage(sourceLanguageId) === 'en'
  if (targetLanguageIds.includes(sourceLanguageId)) return [{ path, code: 'target_is_source' }]
  if (new Set(targetLanguageIds).size < targetLanguageIds.length) return [{ path, code: 'language_twice' }]
  if (!isEnglish && targetLanguageIds.some((id) => id !== englishLanguageId)) return [{ path, code: 'english_only' }]
  return []
}

/** `uploadTotalBytes` is the provider's own limit for a request; null for none. */
export const fileLimits = (settings: EffectiveSettings, uploadTotalBytes: number | null) => ({
  files: settings.maxFilesPerRequest,
  bytesPerFile: settings.maxFileSizeMB * 1024 ** 2,
  bytesInTotal: Math.min(maxTotalFileSize - 1, uploadTotalBytes ?? Number.POSITIVE_INFINITY),
})
