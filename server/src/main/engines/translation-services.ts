import { azure } from '../../adapters/translation-engine/azure.ts'
import { deepl } from '../../adapters/translation-engine/deepl.ts'
import { google } from '../../adapters/translation-engine/google.ts'
import { libretranslate } from '../../adapters/translation-engine/libretranslate.ts'
import { openai } from '../../adapters/translation-engine/openai.ts'
import { openaiChat } from '../../adapters/translation-engine/openai-chat.ts'
import { embeddedReviewer } from '../../adapters/translation-reviewer/embedded.ts'
import { openaiReviewer } from '../../adapters/translation-reviewer/openai.ts'
import { detectLanguage } from '../../platform/language-detection/detect-language.ts'
import type { TranslationEngine } from '../../ports/translation-engine.ts'
import type { TranslationReviewer } from '../../ports/translation-reviewer.ts'
import type { Config } from '../config.ts'
import type { EngineName } from '../config-engines.ts'

type Needs = { readonly config: Pick<Config, 'engines'>; readonly now: () => Date }

/** The configured services, by name. */
export function chooseRemoteEngines({ config, now }: Needs): Partial<Record<EngineName, TranslationEngine>> {
  const { engines } = config
  return {
    ...(engines.libretranslate && { libretranslate: libretranslate({ ...engines.libretranslate, now }) }),
    ...(engines.deepl && { deepl: deepl({ ...engines.deepl, now }) }),
    ...(engines.azure && { azure: azure({ ...engines.azure, now }) }),
    ...(engines.google && { google: google({ ...engines.google, now }) }),
    ...(engines.openai && { openai: openai({ ...engines.openai, chat: openaiChat(engines.openai), now }) }),
  }
}

/** The preferred one first. The embedded one is always there, for clients whose texts stay on our machines. */
export function chooseReviewers({ config }: Pick<Needs, 'config'>): readonly TranslationReviewer[] {
  const { openai } = config.engines
  const embedded = embeddedReviewer({ detectLanguage })
  return openai
    ? [openaiReviewer({ ask: openaiChat(openai), isLocal: openai.isLocal, detectLanguage }), embedded]
    : [embedded]
}
