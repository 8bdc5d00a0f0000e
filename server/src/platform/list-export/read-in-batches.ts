/** Some rows of a list, and the position of the last one. */
type Batch<Row, Position> = { readonly rows: readonly Row[]; readonly last: Position | undefined }

const batchSize = 500

/** Reads a whole list, a few hundred rows at a time, as fast as they are taken. No connection is held in between. */
export async function* readInBatches<Row, Position>(
  read: (after: Position | undefined, size: number) => Promise<Batch<Row, Position>>,
): AsyncGenerator<readonly Row[]> {
  let after: Position | undefined
  do {
    const { rows, last } = await read(after, batchSize)
    yield rows
    after = rows.length === batchSize ? last : undefined
  } while (after !== undefined)
}
