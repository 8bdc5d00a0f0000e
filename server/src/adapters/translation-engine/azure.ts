import * as z from 'zod/mini'
import type { CallLimits } from '../../platform/service-calls/retry-call.ts'
import type { TranslationEngine } from '../../ports/translation-engine.ts'
import { countCharacters } from './remote/cut-into-parts.ts'
import type { ExplainFailure } from './remote/failure.ts'
import { joinUrl } from './remote/join-url.ts'
import { readAnswer, requireCount } from './remote/read-answer.ts'
import { remoteEngine } from './remote/remote-engine.ts'
import { sendJson, usualLimits } from './remote/send-json.ts'
import { azureTags } from './remote/service-tags.ts'
import { htmlNames, readMarkup, writeMarkup } from './tags/markup.ts'

export type AzureOptions = {
  readonly apiKey: string
  /** Null for a global resource. */
  readonly region: string | null
  readonly url?: string
  readonly now: () => Date
  readonly limits?: CallLimits
}

const Languages = z.object({ translation: z.record(z.string(), z.unknown()) })
const Translations = z.array(z.object({ translations: z.array(z.object({ text: z.string() })).check(z.minLength(1)) }))

/** Azure AI Translator, version 3. */
export function azure({ apiKey, region, url = publicUrl, now, limits = usualLimits }: AzureOptions): TranslationEngine {
  const service = 'Azure Translator'
  const headers = {
    'ocp-apim-subscription-key': apiKey,
    ...(region !== null && { 'ocp-apim-subscription-region': region }),
  }
  const version = { 'api-version': '3.0' }
  return remoteEngine(
    {
      name: 'azure',
      isRemote: true,
      quality: 'good',
      limits: { texts: 100, size: 50_000, measure: countCharacters },
      tags: azureTags,
      async listLanguages(signal) {
        const address = joinUrl(url, 'languages', { ...version, scope: 'translation' })
        const answer = await sendJson({ service, url: address, headers: {}, limits, signal })
        const codes = Object.keys(readAnswer(service, Languages, answer).translation)
        return codes.map((code) => ({ code, targets: codes }))
      },
      writeText: (parts) => writeMarkup(parts, htmlNames),
      readText: (answer) => readMarkup(answer, htmlNames),
      async translate(texts, { from, to }, signal) {
        const address = joinUrl(url, 'translate', { ...version, from, to, textType: 'html' })
        const body = texts.map((text) => ({ Text: text }))
        const answer = await sendJson({ service, url: address, headers, body, explainFailure, limits, signal })
        const translations = readAnswer(service, Translations, answer)
        return requireCount(service, translations, texts.length).map((each) => each.translations[0]?.text ?? null)
      },
    },
    { now },
  )
}

const publicUrl = 'https://api.cognitive.microsofttranslator.com'

const Failure = z.object({ error: z.object({ code: z.number() }) })

/** 403001 means that the free quota is used up; other codes of 403 are about the key. */
const explainFailure: ExplainFailure = (_status, body) => {
  const parsed = z.safeParse(Failure, body)
  return parsed.success && parsed.data.error.code === 403_001 ? 'quota_used_up' : null
}
