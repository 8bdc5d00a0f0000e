import { RetryButton } from '../requests/retry-button.tsx'
import { useFileActions } from './api.ts'

/** Translates all files and segments of the request again that failed. */
export const RetryFiles = ({ requestId }: { requestId: string }) => (
  <RetryButton onRetry={useFileActions(requestId).retry} />
)
