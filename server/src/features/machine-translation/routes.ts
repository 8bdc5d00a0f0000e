import {
  getMachineTranslationSettings,
  listLanguageCombinations,
} from '@portolan/contract/machine-translation/settings'
import * as text from '@portolan/contract/machine-translation/text'
import { type Route, route } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { administrationRoutes } from './admin/routes.ts'
import type { PrepareNeeds } from './engines/prepare-translation.ts'
import { fileTranslationRoutes } from './files/routes.ts'
import { glossaryRoutes } from './glossaries/routes.ts'
import { listCombinations } from './media/options/list-combinations.ts'
import { mediaRoutes } from './media/routes.ts'
import type { MachineTranslationNeeds } from './needs.ts'
import { findClientSettings } from './settings/find-client-settings.ts'
import { getSettings } from './settings/get-settings.ts'
import { detectSource } from './text/detect-source.ts'
import { postEditText } from './text/post-edit-text.ts'
import { translateText } from './text/translate-text.ts'

export function machineTranslationRoutes(needs: MachineTranslationNeeds & PrepareNeeds): Route[] {
  return [
    route(getMachineTranslationSettings, ({ actor }) => getSettings(needs, actor)),
    route(listLanguageCombinations, async ({ actor, query: { sourceLanguageId } }) => ({
      sourceLanguageId,
      targetLanguageIds: await listCombinations(needs, actor, sourceLanguageId),
    })),
    route(text.translateText, (call) => translateText(needs, call)),
    route(text.detectLanguage, async ({ actor, body, signal }) => {
      const { settings } = await findClientSettings(needs.db, actor)
      if (settings.disableTextTranslation) throw new Refusal('machine_translation_disabled')
      const { languageId, isReliable } = await detectSource(body.text, signal)
      return { detectedLanguage: languageId, isReliable }
    }),
    route(text.postEditText, (call) => postEditText(needs, call)),
    ...fileTranslationRoutes(needs),
    ...mediaRoutes(needs),
    ...glossaryRoutes(needs),
    ...administrationRoutes(needs),
  ]
}
