/** Someone else's future: its message is the sentence the operator reads. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer release of Portolan (it has ${unknown.join(', ')}). Start that release; nothing was changed.`,
    )
  }
}
