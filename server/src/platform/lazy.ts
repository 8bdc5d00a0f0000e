/** Computes a value at the first call and returns the same one afterwards. */
export function lazy<Value>(compute: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= compute()
    return value
  }
}
