import { ApiError } from '../../../shared/api/api-error.ts'

/** The server failed to take an answer to a quote, and the quote is still open: nothing was decided. */
export class StillOpenError extends ApiError {}
