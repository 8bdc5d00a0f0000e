/** Why a file is not taken. The sentence for a person is made elsewhere; `detail` is for the log. */
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
  | 'too_large_to_read'
  | 'out_of_time'
  | 'reader_crashed'

export type Refusal = {
  readonly refusal: RefusalCode
  readonly detail: string
  /** The worker that read the file died or had to be terminated. Another file may have been the cause. */
  readonly hasLostReader?: true
}

/** Thrown inside the library only: its front doors answer with a refusal instead. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly detail: string
  constructor(code: RefusalCode, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
  }
}

/** Runs the work and answers with the refusal it ended in. Faults of ours, and of the disk, stay errors. */
export async function orRefusal<Fact>(work: () => Promise<Fact>): Promise<Fact | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { refusal: error.code, detail: error.detail }
  }
}
