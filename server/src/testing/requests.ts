/** How requests come in, for the tests of features that begin where requests are. */
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
