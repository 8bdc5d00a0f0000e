import * as z from 'zod/mini'
import { type ReceivedCall, startTestService, TestServiceError } from './test-service.ts'
import { pretendToTranslate } from './test-translation.ts'

export const testDeeplKey = 'a key of DeepL'

const sources = ['DE', 'EN', 'ES', 'FR', 'NB', 'PT', 'ZH']
const targets = ['DE', 'EN-GB', 'EN-US', 'ES', 'ES-419', 'FR', 'NB', 'PT-BR', 'PT-PT', 'ZH', 'ZH-HANS', 'ZH-HANT']

const Body = z.strictObject({
  text: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
  source_lang: z.enum(sources),
  target_lang: z.enum(targets),
  tag_handling: z.optional(z.enum(['xml', 'html'])),
  outline_detection: z.optional(z.boolean()),
  split_sentences: z.optional(z.enum(['0', '1', 'nonewlines'])),
  preserve_formatting: z.optional(z.boolean()),
})

/** A test server that takes what DeepL's published API takes. */
export const startTestDeepl = () => startTestService(reply)

function reply({ method, path, query, headers, body }: ReceivedCall): unknown {
  if (headers.authorization !== `DeepL-Auth-Key ${testDeeplKey}`) throw new TestServiceError(403, '')
  if (method === 'GET' && path === '/v2/languages') {
    const list = query.get('type') === 'target' ? targets : sources
    return list.map((language) => ({ language, name: language }))
  }
  if (method !== 'POST' || path !== '/v2/translate') throw new TestServiceError(404, {})
  if (Buffer.byteLength(JSON.stringify(body)) > 128 * 1024) throw new TestServiceError(413, {})
  const parsed = z.safeParse(Body, body)
  if (!parsed.success) throw new TestServiceError(400, { message: z.prettifyError(parsed.error) })
  const { text, source_lang, target_lang, tag_handling } = parsed.data
  const isMarkup = tag_handling === 'xml'
  if (isMarkup && !text.every(isWellFormed))
    throw new TestServiceError(400, { message: 'Tag handling parsing failed, please check input.' })
  return {
    translations: text.map((each) => ({
      detected_source_language: source_lang,
      text: pretendToTranslate(each, { to: target_lang.toLowerCase(), isMarkup }),
    })),
  }
}

function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [tag] of xml.matchAll(/<[^>]*>/g)) {
    const name = /\w+/.exec(tag)?.[0] ?? ''
    if (tag.startsWith('</')) {
      if (open.pop() !== name) return false
    } else if (!tag.endsWith('/>')) open.push(name)
  }
  return open.length === 0 && !/&(?!\w+;|#\d+;)/.test(xml)
}
