import { startTestService } from '../../../platform/service-calls/testing/test-service.ts'
import { decodeWav } from '../../../platform/sound/wav.ts'

export const testKey = 'a key of the service'
export const testModel = 'test-model'

type TestServer = {
  /** A server that refuses to be asked for the times of words. */
  readonly hasNoWordTimes?: boolean
}

type ReceivedFile = { readonly seconds: number; readonly bytes: number; readonly language: string }

/**
 * Takes what OpenAI's transcriptions take, and answers in the form that they answer in: five words a file, the name of the
 * language in English, words without punctuation.
 */
export async function startTestTranscriptions({ hasNoWordTimes = false }: TestServer = {}) {
  const received: ReceivedFile[] = []
  const service = await startTestService(async (call) => {
    if (!call.url.endsWith('/v1/audio/transcriptions') || call.method !== 'POST') return refuse(404)
    if (call.headers.get('authorization') !== `Bearer ${testKey}`) return refuse(401)
    const form = await call.formData()
    const file = form.get('file')
    if (!(file instanceof File) || !file.name.endsWith('.wav') || file.size > 25 * 1024 ** 2) return refuse(400)
    if (form.get('model') !== testModel || form.get('response_format') !== 'verbose_json') return refuse(400)
    const kinds = form.getAll('timestamp_granularities[]')
    if (hasNoWordTimes && kinds.length > 0) return refuse(422)
    const sound = decodeWav(Buffer.from(await file.arrayBuffer()))
    if (sound?.rate !== 16_000) return refuse(400)
    const seconds = sound.samples.length / sound.rate
    received.push({ seconds, bytes: file.size, language: String(form.get('language')) })
    return { status: 200, body: JSON.stringify(writeAnswer(seconds, kinds)) }
  })
  return { ...service, received }
}

const refuse = (status: number) => ({ status, body: JSON.stringify({ error: { message: 'No.', type: 'invalid' } }) })

function writeAnswer(seconds: number, kinds: readonly unknown[]) {
  const text = 'Welcome to the old harbor.'
  const spoken = ['Welcome', 'to', 'the', 'old', 'harbor']
  const words = spoken.map((word, index) => ({
    word,
    start: (seconds * index) / spoken.length,
    end: (seconds * (index + 1)) / spoken.length,
  }))
  return {
    task: 'transcribe',
    language: 'english',
    duration: seconds,
    text,
    ...(kinds.includes('word') && { words }),
    segments: [{ id: 0, seek: 0, start: 0, end: seconds, text: ` ${text}`, tokens: [1], avg_logprob: -0.2 }],
    usage: { type: 'duration', seconds: Math.ceil(seconds) },
  }
}
