import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino, stdTimeFunctions } from 'pino'

export type Log = FastifyBaseLogger

/**
 * Structured lines without personal data: routes instead of addresses, no bodies, no headers, no names. What a line
 * carries is chosen where it is written; the serialisers here only keep whole requests out of it.
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
