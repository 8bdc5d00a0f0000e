import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

/**
 * Structured log lines without personal data: routes instead of URLs, no bodies, no headers, no names. Callers choose
 * what a line contains; the serializers here only keep whole requests out.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { req: () => undefined, res: () => undefined },
    },
    ...(destination ? [destination] : []),
  )
}
