import * as z from 'zod/mini'
import type { CallLimits } from '../../platform/service-calls/retry-call.ts'
import type { TranslationEngine } from '../../ports/translation-engine.ts'
import { countCharacters } from './remote/cut-into-parts.ts'
import type { ExplainFailure } from './remote/failure.ts'
import { joinUrl } from './remote/join-url.ts'
import { readAnswer, requireCount } from './remote/read-answer.ts'
import { remoteEngine } from './remote/remote-engine.ts'
import { sendJson, usualLimits } from './remote/send-json.ts'
import { libretranslateTags } from './remote/service-tags.ts'
import { htmlNames, readMarkup, writeMarkup } from './tags/markup.ts'

export type LibretranslateOptions = {
  readonly url: string
  /** Null where the server asks for none. */
  readonly apiKey: string | null
  /** True if the server is one of the provider's own machines. */
  readonly isLocal: boolean
  readonly now: () => Date
  readonly limits?: CallLimits
}

const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }))
const Translations = z.object({ translatedText: z.array(z.string()) })

/** A LibreTranslate server. */
export function libretranslate(options: LibretranslateOptions): TranslationEngine {
  const { url, apiKey, isLocal, now, limits = usualLimits } = options
  const service = 'LibreTranslate'
  const key = apiKey === null ? {} : { api_key: apiKey }
  return remoteEngine(
    {
      name: 'libretranslate',
      isRemote: !isLocal,
      quality: 'fair',
      // Servers limit the characters of a text and the number of texts, each in its own way; most allow 2,000 and 50.
      limits: { texts: 25, size: 5000, measure: countCharacters },
      tags: libretranslateTags,
      async listLanguages(signal) {
        const answer = await sendJson({ service, url: joinUrl(url, 'languages'), headers: {}, limits, signal })
        return readAnswer(service, Languages, answer)
      },
      writeText: (parts) => writeMarkup(parts, htmlNames),
      readText: (answer) => readMarkup(answer, htmlNames),
      async translate(q, { from, to }, signal) {
        const body = { q, source: from, target: to, format: 'html', ...key }
        const address = joinUrl(url, 'translate')
        const answer = await sendJson({ service, url: address, headers: {}, body, explainFailure, limits, signal })
        return requireCount(service, readAnswer(service, Translations, answer).translatedText, q.length)
      },
    },
    { now },
  )
}

const Failure = z.object({ error: z.string() })

const explainFailure: ExplainFailure = (status, body) => {
  const parsed = z.safeParse(Failure, body)
  return status === 400 && parsed.success && parsed.data.error.includes('exceeds text limit') ? 'text_too_long' : null
}
