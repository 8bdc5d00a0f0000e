import * as z from 'zod/mini'
import { type ReceivedCall, startTestService, TestServiceError } from './test-service.ts'

export const testOpenaiKey = 'a key of OpenAI'
export const testModel = 'test-model'

const Body = z.strictObject({
  model: z.literal(testModel),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() })).check(z.minLength(1)),
  temperature: z.optional(z.number()),
  response_format: z.optional(
    z.strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({ name: z.string(), strict: z.boolean(), schema: z.looseObject({}) }),
    }),
  ),
})

export type TestModel = {
  /** The model's answer to the data in the last message. */
  answer(data: unknown, task: string): unknown
  /** A server that knows no schemas. */
  readonly hasNoSchemas?: boolean
  /** A model that takes no temperature. */
  readonly hasNoTemperature?: boolean
}

/** A test server that takes what OpenAI's chat completions take. */
export function startTestOpenai(model: TestModel) {
  return startTestService(({ method, path, headers, body }: ReceivedCall) => {
    if (method !== 'POST' || path !== '/v1/chat/completions') throw refusal(404, null, 'not_found')
    if (headers.authorization !== `Bearer ${testOpenaiKey}`) throw refusal(401, null, 'invalid_api_key')
    const parsed = z.safeParse(Body, body)
    if (!parsed.success) throw refusal(400, null, 'invalid_request_error')
    const { messages, response_format, temperature } = parsed.data
    if (model.hasNoTemperature && temperature !== undefined) throw refusal(400, 'temperature', 'unsupported_value')
    if (model.hasNoSchemas && response_format) throw refusal(400, 'response_format', 'unsupported_value')
    const content = JSON.stringify(model.answer(readData(messages.at(-1)?.content ?? ''), messages[0]?.content ?? ''))
    const isPlain = response_format === undefined
    return completion(isPlain ? `Here it is:\n\`\`\`json\n${content}\n\`\`\`` : content)
  })
}

export const completion = (content: string | null, finish_reason = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
})

function readData(message: string): unknown {
  const [begin, data = '', end, ...rest] = message.split('\n')
  if (begin !== 'BEGIN DATA' || end !== 'END DATA' || rest.length > 0) throw refusal(400, 'messages', 'no_data')
  return JSON.parse(data)
}

const refusal = (status: number, param: string | null, code: string) =>
  new TestServiceError(status, { error: { message: 'No.', type: 'invalid_request_error', param, code } })
