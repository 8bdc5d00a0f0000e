import * as z from 'zod/mini'
import { startTestService } from '../../../platform/service-calls/testing/test-service.ts'
import { encodeWav } from '../../../platform/sound/wav.ts'

export const testKey = 'a key of the service'
export const testModel = 'test-model'

const Body = z.strictObject({
  model: z.literal(testModel),
  input: z.string().check(z.minLength(1), z.maxLength(4096)),
  voice: z.literal('alloy'),
  response_format: z.literal('wav'),
})

/** Takes what OpenAI's speech takes, and answers a tone of 100 ms for each character, with the header of a stream. */
export async function startTestSpeech() {
  const spoken: string[] = []
  const service = await startTestService(async (call) => {
    if (!call.url.endsWith('/v1/audio/speech') || call.method !== 'POST') return { status: 404, body: '' }
    if (call.headers.get('authorization') !== `Bearer ${testKey}`) return { status: 401, body: '' }
    const parsed = z.safeParse(Body, await call.json())
    if (!parsed.success) return { status: 400, body: '' }
    spoken.push(parsed.data.input)
    const samples = new Int16Array(2400 * parsed.data.input.length).map((_, index) => (index % 100) * 100)
    const body = encodeWav({ rate: 24_000, samples })
    body.writeUInt32LE(0xffffffff, 40)
    return { status: 200, body, headers: { 'content-type': 'audio/wav' } }
  })
  return { ...service, spoken }
}
