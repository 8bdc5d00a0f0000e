import { ClientTranslationSettings, EngineOrderRule } from '@portolan/contract/machine-translation/admin/clients'
import * as z from 'zod/mini'
import { numberInput } from '../../../../shared/forms/schema/number-input.ts'
import { emptyAsNull, numberText } from '../../../../shared/forms/schema/text-conversions.ts'

const { shape } = ClientTranslationSettings

export const numberFields = [
  'maxCharactersPerRequest',
  'maxCharactersPerDay',
  'maxFileSizeMB',
  'maxFilesPerRequest',
  'maxAudioFileSizeMB',
  'maxVideoFileSizeMB',
] as const

/** The selects of a rule that are left empty do not count. */
const Engines = z.pipe(
  z.pipe(
    z.array(z.string()),
    z.transform((names) => names.filter((name) => name !== '')),
  ),
  EngineOrderRule.shape.engines,
)

const Rule = z.object({
  sourceLanguageId: emptyAsNull(EngineOrderRule.shape.sourceLanguageId),
  targetLanguageId: emptyAsNull(EngineOrderRule.shape.targetLanguageId),
  engines: Engines,
})

/** A client's settings as they are typed and chosen. No language means all. */
export const SettingsSchema = z.extend(ClientTranslationSettings, {
  maxCharactersPerRequest: numberText(shape.maxCharactersPerRequest),
  maxCharactersPerDay: numberText(shape.maxCharactersPerDay),
  maxFileSizeMB: numberText(shape.maxFileSizeMB),
  maxFilesPerRequest: numberText(shape.maxFilesPerRequest),
  maxAudioFileSizeMB: numberText(shape.maxAudioFileSizeMB),
  maxVideoFileSizeMB: numberText(shape.maxVideoFileSizeMB),
  supportedLltsLanguages: z.pipe(
    z.pipe(
      z.array(z.string()),
      z.transform((ids) => (ids.length === 0 ? null : ids)),
    ),
    shape.supportedLltsLanguages,
  ),
  engineOrder: z.array(Rule).check(z.maxLength(200)),
})
export type SettingsInputs = z.input<typeof SettingsSchema>

/** With an empty choice for each engine that a rule does not name. */
export const toInputs = (settings: ClientTranslationSettings, engineCount: number): SettingsInputs => ({
  ...settings,
  maxCharactersPerRequest: numberInput(settings.maxCharactersPerRequest),
  maxCharactersPerDay: numberInput(settings.maxCharactersPerDay),
  maxFileSizeMB: numberInput(settings.maxFileSizeMB),
  maxFilesPerRequest: numberInput(settings.maxFilesPerRequest),
  maxAudioFileSizeMB: numberInput(settings.maxAudioFileSizeMB),
  maxVideoFileSizeMB: numberInput(settings.maxVideoFileSizeMB),
  supportedLltsLanguages: settings.supportedLltsLanguages ?? [],
  engineOrder: settings.engineOrder.map(({ sourceLanguageId, targetLanguageId, engines }) => ({
    sourceLanguageId: sourceLanguageId ?? '',
    targetLanguageId: targetLanguageId ?? '',
    engines: Array.from({ length: engineCount }, (_, at) => engines[at] ?? ''),
  })),
})
