import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const LogLevel = z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR'])

const shortText = z.string().check(z.maxLength(2_000))

export const UiLog = z.object({
  level: LogLevel,
  message: shortText,
  details: z.optional(
    z.object({
      message: z.optional(shortText),
      name: z.optional(z.string().check(z.maxLength(200))),
      stack: z.optional(z.string().check(z.maxLength(8_000))),
      cause: z.optional(shortText),
    }),
  ),
})
export type UiLog = z.infer<typeof UiLog>

/** Maximum entries per call. */
export const maxUiLogsPerCall = 20

export const writeUiLogs = endpoint({
  name: 'writeUiLogs',
  summary: 'Report browser errors, one entry or a batch',
  tag: 'ui-logs',
  method: 'POST',
  path: '/uiLogs',
  access: 'anyone',
  body: z.union([UiLog, z.array(UiLog).check(z.minLength(1), z.maxLength(maxUiLogsPerCall))]),
  refusals: [],
  maxBodyBytes: 256 * 1024,
  example: {
    body: {
      level: 'ERROR',
      message: 'Uncaught error',
      details: { name: 'TypeError', message: 'x is undefined', stack: 'TypeError: x is undefined' },
    },
  },
})
