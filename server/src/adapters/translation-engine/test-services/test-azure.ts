import * as z from 'zod/mini'
import { type ReceivedCall, startTestService, TestServiceError } from './test-service.ts'
import { pretendToTranslate } from './test-translation.ts'

export const testAzureKey = 'a key of Azure'
export const testAzureRegion = 'westeurope'

const codes = ['de', 'en', 'es', 'fr', 'fr-ca', 'nb', 'pt', 'pt-pt', 'sr-Cyrl', 'sr-Latn', 'zh-Hans', 'zh-Hant']

const Query = z.strictObject({
  'api-version': z.literal('3.0'),
  from: z.enum(codes),
  to: z.enum(codes),
  textType: z.optional(z.enum(['plain', 'html'])),
})
const Body = z.array(z.strictObject({ Text: z.string() })).check(z.minLength(1), z.maxLength(1000))

/** A test server that takes what version 3 of Azure Translator takes. */
export const startTestAzure = () => startTestService(reply)

function reply({ method, path, query, headers, body }: ReceivedCall): unknown {
  if (method === 'GET' && path === '/languages') {
    if (query.get('api-version') !== '3.0') throw refusal(400, 400_021)
    return {
      translation: Object.fromEntries(codes.map((code) => [code, { name: code, nativeName: code, dir: 'ltr' }])),
    }
  }
  if (method !== 'POST' || path !== '/translate') throw refusal(404, 404_000)
  if (headers['ocp-apim-subscription-key'] !== testAzureKey) throw refusal(401, 401_000)
  if (headers['ocp-apim-subscription-region'] !== testAzureRegion) throw refusal(401, 401_000)
  const asked = z.safeParse(Query, Object.fromEntries(query))
  const texts = z.safeParse(Body, body)
  if (!asked.success || !texts.success) throw refusal(400, 400_000)
  if (texts.data.reduce((total, { Text }) => total + Text.length, 0) > 50_000) throw refusal(400, 400_077)
  const { to, textType } = asked.data
  return texts.data.map(({ Text }) => ({
    translations: [{ text: pretendToTranslate(Text, { to, isMarkup: textType === 'html' }), to }],
  }))
}

const refusal = (status: number, code: number) =>
  new TestServiceError(status, { error: { code, message: 'The request is not valid.' } })
