/** Helpers that create requests, for the tests of other features. */
export {
  asJson,
  created,
  draft,
  french,
  mailedCode,
  refusal,
  send,
  source,
  upload,
} from './job-requests.ts'
