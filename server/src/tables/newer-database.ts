/** The database was migrated by a newer release. The message is for the operator. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer release of Portolan (it has ${unknown.join(', ')}). Start that release; nothing was changed.`,
    )
  }
}
