import { Refusal } from '../../../platform/refusal.ts'
import type { EffectiveSettings } from '../settings/effective-settings.ts'

export function requireTextTranslation(settings: EffectiveSettings, text: string): void {
  if (settings.disableTextTranslation) throw new Refusal('machine_translation_disabled')
  const maximum = settings.maxCharactersPerRequest
  if (text.length > maximum) throw new Refusal('text_too_long', { limit: 'characters', maximum })
}
