/** The account that PostgreSQL's programs run under. */
export type Account = {
  /** Arguments in front of the program, such as `unshare --user`. */
  prefix: string[]
  identity: { uid?: number; gid?: number }
  /** Makes this account the owner of a file or folder, recursively. */
  own(file: string): void
}

export type PostgresFiles = {
  folder: string
  /** A program of PostgreSQL that the account has to be able to run. */
  program: string
}
