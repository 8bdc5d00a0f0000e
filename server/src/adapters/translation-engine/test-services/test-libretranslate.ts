import * as z from 'zod/mini'
import { type ReceivedCall, startTestService, TestServiceError } from './test-service.ts'
import { pretendToTranslate } from './test-translation.ts'

export const testLibretranslateKey = 'a key of LibreTranslate'

const languages = [
  { code: 'en', name: 'English', targets: ['en', 'es', 'de', 'zh', 'zt', 'pb'] },
  { code: 'es', name: 'Spanish', targets: ['en', 'es'] },
  { code: 'de', name: 'German', targets: ['en', 'de'] },
]

const Body = z.strictObject({
  q: z.union([z.string(), z.array(z.string()).check(z.maxLength(50))]),
  source: z.string(),
  target: z.string(),
  format: z.optional(z.enum(['text', 'html'])),
  api_key: z.optional(z.string()),
})

/** A test server that takes what LibreTranslate 1.9 takes with a key, 50 texts and 5,000 characters for each. */
export const startTestLibretranslate = () => startTestService(reply)

function reply({ method, path, body }: ReceivedCall): unknown {
  if (method === 'GET' && path === '/languages') return languages
  if (method !== 'POST' || path !== '/translate') throw refusal(404, 'Not found')
  const parsed = z.safeParse(Body, body)
  if (!parsed.success) throw refusal(400, 'Invalid request')
  const { q, source, target, format, api_key } = parsed.data
  if (api_key !== testLibretranslateKey) throw refusal(403, 'Invalid API key')
  const texts = typeof q === 'string' ? [q] : q
  const longest = Math.max(...texts.map((text) => text.length))
  if (longest > 5000) throw refusal(400, `Invalid request: request (${longest}) exceeds text limit (5000)`)
  if (!languages.find(({ code }) => code === source)?.targets.includes(target))
    throw refusal(400, `${target} is not available as a target language from ${source}`)
  const answers = texts.map((text) => pretendToTranslate(text, { to: target, isMarkup: format === 'html' }))
  return { translatedText: typeof q === 'string' ? answers[0] : answers }
}

const refusal = (status: number, error: string) => new TestServiceError(status, { error })
