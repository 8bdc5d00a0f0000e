import * as z from 'zod/mini'
import type { CallLimits } from '../../platform/service-calls/retry-call.ts'
import type { LanguagePair, TranslationEngine } from '../../ports/translation-engine.ts'
import { countJsonBytes } from './remote/cut-into-parts.ts'
import { joinUrl } from './remote/join-url.ts'
import { readAnswer, requireCount } from './remote/read-answer.ts'
import { remoteEngine } from './remote/remote-engine.ts'
import { sendJson, usualLimits } from './remote/send-json.ts'
import { deeplTags } from './remote/service-tags.ts'
import { readMarkup, writeMarkup, xmlNames } from './tags/markup.ts'

export type DeeplOptions = {
  readonly apiKey: string
  readonly url?: string
  readonly now: () => Date
  readonly limits?: CallLimits
}

const Languages = z.array(z.object({ language: z.string() }))
const Translations = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** DeepL's API, version 2. Keys that end in `:fx` belong to the free plan, which has a host of its own. */
export function deepl({ apiKey, url = hostOf(apiKey), now, limits = usualLimits }: DeeplOptions): TranslationEngine {
  const service = 'DeepL'
  const headers = { authorization: `DeepL-Auth-Key ${apiKey}` }
  const listCodes = async (type: 'source' | 'target', signal: AbortSignal) => {
    const answer = await sendJson({ service, url: joinUrl(url, 'v2/languages', { type }), headers, limits, signal })
    return readAnswer(service, Languages, answer).map(({ language }) => language)
  }
  return remoteEngine(
    {
      name: 'deepl',
      isRemote: true,
      quality: 'good',
      // The whole body may have 128 KiB.
      limits: { texts: 50, size: 120_000, measure: countJsonBytes },
      tags: deeplTags,
      async listLanguages(signal) {
        const [sources, targets] = await Promise.all([listCodes('source', signal), listCodes('target', signal)])
        return listSources(sources).map((code) => ({
          code,
          targets: targets.filter((target) => baseOf(target) !== baseOf(code)),
        }))
      },
      writeText: (parts) => writeMarkup(parts, xmlNames),
      readText: (answer) => readMarkup(answer, xmlNames),
      async translate(text, pair, signal) {
        const body = { text, ...languagesOf(pair), ...markup, preserve_formatting: true }
        const answer = await sendJson({ service, url: joinUrl(url, 'v2/translate'), headers, body, limits, signal })
        const { translations } = readAnswer(service, Translations, answer)
        return requireCount(service, translations, text.length).map((translation) => translation.text)
      },
    },
    { now },
  )
}

/** All tags are inline: none of them ends a sentence. */
const markup = { tag_handling: 'xml', outline_detection: false, split_sentences: 'nonewlines' }

/** `ZH` as a source stands for both scripts. */
const listSources = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => (code.toUpperCase() === 'ZH' ? [code, 'ZH-HANT'] : [code]))

const baseOf = (code: string): string => (code.split('-')[0] ?? code).toUpperCase()

/** Source languages have no regions and scripts. */
const languagesOf = ({ from, to }: LanguagePair) => ({ source_lang: baseOf(from), target_lang: to })

const hostOf = (apiKey: string): string =>
  apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
