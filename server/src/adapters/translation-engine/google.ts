import * as z from 'zod/mini'
import type { CallLimits } from '../../platform/service-calls/retry-call.ts'
import type { TranslationEngine } from '../../ports/translation-engine.ts'
import { countCharacters } from './remote/cut-into-parts.ts'
import type { ExplainFailure } from './remote/failure.ts'
import { joinUrl } from './remote/join-url.ts'
import { readAnswer, requireCount } from './remote/read-answer.ts'
import { remoteEngine } from './remote/remote-engine.ts'
import { sendJson, usualLimits } from './remote/send-json.ts'
import { googleTags } from './remote/service-tags.ts'
import { htmlNames, readMarkup, writeMarkup } from './tags/markup.ts'

export type GoogleOptions = {
  readonly apiKey: string
  readonly url?: string
  readonly now: () => Date
  readonly limits?: CallLimits
}

const Languages = z.object({ data: z.object({ languages: z.array(z.object({ language: z.string() })) }) })
const Translations = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
})

/** Google Cloud Translation Basic, version 2. */
export function google({ apiKey, url = publicUrl, now, limits = usualLimits }: GoogleOptions): TranslationEngine {
  const service = 'Google Translate'
  // In a header, because addresses end up in the logs of proxies.
  const headers = { 'x-goog-api-key': apiKey }
  return remoteEngine(
    {
      name: 'google',
      isRemote: true,
      quality: 'good',
      // Google recommends at most 5,000 characters; more are slow and may be refused.
      limits: { texts: 128, size: 5000, measure: countCharacters },
      tags: googleTags,
      async listLanguages(signal) {
        const address = joinUrl(url, 'language/translate/v2/languages')
        const answer = await sendJson({ service, url: address, headers, explainFailure, limits, signal })
        const codes = readAnswer(service, Languages, answer).data.languages.map(({ language }) => language)
        return codes.map((code) => ({ code, targets: codes }))
      },
      writeText: (parts) => writeMarkup(parts, htmlNames),
      readText: (answer) => readMarkup(answer, htmlNames),
      async translate(q, { from, to }, signal) {
        const body = { q, source: from, target: to, format: 'html' }
        const address = joinUrl(url, 'language/translate/v2')
        const answer = await sendJson({ service, url: address, headers, body, explainFailure, limits, signal })
        const { translations } = readAnswer(service, Translations, answer).data
        return requireCount(service, translations, q.length).map(({ translatedText }) => translatedText)
      },
    },
    { now },
  )
}

const publicUrl = 'https://translation.googleapis.com'

const Failure = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) })

/** Google answers 403 also for quotas that are used up and for too many calls. */
const explainFailure: ExplainFailure = (_status, body) => {
  const parsed = z.safeParse(Failure, body)
  const reason = parsed.success ? parsed.data.error.errors[0]?.reason : undefined
  if (reason === 'dailyLimitExceeded' || reason === 'quotaExceeded') return 'quota_used_up'
  return reason === 'userRateLimitExceeded' || reason === 'rateLimitExceeded' ? 'too_many_calls' : null
}
