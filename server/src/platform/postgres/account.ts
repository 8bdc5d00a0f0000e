/** Under which account PostgreSQL's programs run. */
export interface Account {
  /** Words in front of the program, such as `unshare --user`. */
  prefix: string[]
  identity: { uid?: number; gid?: number }
  /** Makes a file or folder, with all inside, belong to this account. */
  own(file: string): void
}

export interface Place {
  folder: string
  /** A program of PostgreSQL that the account has to be able to run. */
  program: string
}
