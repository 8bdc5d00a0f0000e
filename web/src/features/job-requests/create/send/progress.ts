import type { Stage } from './send-request.ts'

/** In percent: nine tenths are the upload, the rest is the request itself. */
export function percentOf(stage: Stage['kind'], uploaded: number): number {
  switch (stage) {
    case 'preparing':
      return 0
    case 'uploading':
      return Math.floor(90 * uploaded)
    case 'creating':
    case 'reconnecting':
      return 95
    case 'sent':
      return 100
  }
}
