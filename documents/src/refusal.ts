/** Why a file is refused. The message for users is elsewhere; `detail` is for the log. */
export type RefusalCode =
  | 'empty'
  | 'broken'
  | 'executable'
  | 'password_protected'
  | 'macros'
  | 'remote_content'
  | 'dde'
  | 'xml_entities'
  | 'archive_bomb'
  | 'archive_unsafe_names'
  | 'nested_too_deep'
  | 'several_formats_in_one'
  | 'not_countable'
  | 'not_translatable'
  | 'too_large_to_read'
  | 'out_of_time'
  | 'reader_crashed'

export type Refusal = {
  readonly refusal: RefusalCode
  readonly detail: string
  /** The worker that read the file died or had to be terminated. Another file may have been the cause. */
  readonly hasLostReader?: true
}

/** Used inside the library only. Public functions return a `Refusal` instead. */
export class RefusalError extends Error {
  readonly code: RefusalCode
  readonly detail: string
  constructor(code: RefusalCode, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
  }
}

/** Returns a refusal where the work throws one. Other errors are thrown on. */
export async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { refusal: error.code, detail: error.detail }
  }
}
