import type { ModelReport } from '@portolan/contract/machine-translation/admin/engines'
import { byName } from '../../../../shared/names-in-order.ts'
import { formatCount, nameLanguage, type Texts } from '../names.ts'

export const wordDirections = (t: Texts, { isFromEnglish, isIntoEnglish }: ModelReport): string =>
  t(isFromEnglish && isIntoEnglish ? 'bothDirections' : isIntoEnglish ? 'intoEnglish' : 'fromEnglish')

export const wordSize = (t: Texts, { downloadBytes }: ModelReport): string =>
  t('megabytes', { count: formatCount(Math.max(1, Math.round(downloadBytes / 1_000_000))) })

/** With their names, in the order of the reader's alphabet. */
export const sortByName = (models: readonly ModelReport[]) =>
  models.map((model) => ({ model, name: nameLanguage(model.language) })).sort(byName)
