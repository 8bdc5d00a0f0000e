import { type UiLog, writeUiLogs } from '@portolan/contract/ui-logs/ui-logs'
import { type Route, route } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'

const levels = { DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const

export function uiLogRoutes({ log }: { log: Log }): Route[] {
  return [
    route(writeUiLogs, async ({ body, origin }) => {
      const entries: readonly UiLog[] = Array.isArray(body) ? body : [body]
      for (const { level, message, details } of entries)
        log[levels[level]](
          { source: 'browser', requestId: origin.requestId, browser: { message, ...details } },
          'browser',
        )
    }),
  ]
}
