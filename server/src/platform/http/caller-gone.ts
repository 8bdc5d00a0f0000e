import type { ServerResponse } from 'node:http'

/** The reason of an aborted call. Nobody reads the answer, so it is not logged as a fault. */
export class CallerGone extends Error {
  override name = 'CallerGone'
}

export function abortWhenCallerLeaves(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new CallerGone())
  })
  return controller.signal
}
