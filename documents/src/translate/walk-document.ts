import type { FileHandle } from 'node:fs/promises'
import type { FileType } from '../file-types.ts'
import { translators } from '../formats/translators.ts'
import { RefusalError } from '../refusal.ts'
import type { TranslationPass } from '../segments/translation-pass.ts'
import { withSource } from '../source.ts'
import { createYieldPoint } from '../yielding.ts'

export async function walkDocument(
  path: string,
  type: FileType,
  pass: TranslationPass,
  output?: FileHandle,
): Promise<void> {
  const translate = translators[type]
  if (!translate) throw new RefusalError('not_translatable', type)
  await withSource(path, (source) => translate({ source, pass, output, yieldPoint: createYieldPoint() }))
}
