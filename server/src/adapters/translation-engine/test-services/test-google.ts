import * as z from 'zod/mini'
import { type ReceivedCall, startTestService, TestServiceError } from './test-service.ts'
import { pretendToTranslate } from './test-translation.ts'

export const testGoogleKey = 'a key of Google'

const codes = ['de', 'en', 'es', 'fr', 'iw', 'no', 'pt', 'pt-PT', 'zh', 'zh-CN', 'zh-TW']

const Body = z.strictObject({
  q: z.array(z.string()).check(z.minLength(1), z.maxLength(128)),
  source: z.enum(codes),
  target: z.enum(codes),
  format: z.optional(z.enum(['text', 'html'])),
})

/** A test server that takes what version 2 of Google's translation takes. */
export const startTestGoogle = () => startTestService(reply)

function reply({ method, path, query, headers, body }: ReceivedCall): unknown {
  if (headers['x-goog-api-key'] !== testGoogleKey || query.has('key')) throw refusal(403, 'forbidden')
  if (method === 'GET' && path === '/language/translate/v2/languages')
    return { data: { languages: codes.map((language) => ({ language })) } }
  if (method !== 'POST' || path !== '/language/translate/v2') throw refusal(404, 'notFound')
  const parsed = z.safeParse(Body, body)
  if (!parsed.success) throw refusal(400, 'invalid')
  const { q, target, format } = parsed.data
  if (q.join('').length > 30_000) throw refusal(400, 'invalid')
  const isMarkup = format !== 'text'
  return {
    data: {
      translations: q.map((text) => ({
        // Google escapes apostrophes in HTML.
        translatedText: pretendToTranslate(text, { to: target, isMarkup }).replaceAll("'", isMarkup ? '&#39;' : "'"),
      })),
    },
  }
}

const refusal = (code: number, reason: string) =>
  new TestServiceError(code, {
    error: { code, message: 'No.', errors: [{ message: 'No.', domain: 'global', reason }] },
  })
