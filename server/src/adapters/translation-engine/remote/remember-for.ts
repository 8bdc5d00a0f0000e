/** Keeps a result for a while, and a failure for a shorter one. Calls at the same time share one computation. */
export function rememberFor<Value>(
  compute: () => Promise<Value>,
  { resultMs, failureMs, now }: { readonly resultMs: number; readonly failureMs: number; readonly now: () => Date },
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; until: number } | undefined
  return () => {
    if (kept && now().getTime() < kept.until) return kept.value
    const entry = { value: compute(), until: Number.POSITIVE_INFINITY }
    kept = entry
    entry.value.then(
      () => {
        entry.until = now().getTime() + resultMs
      },
      () => {
        entry.until = now().getTime() + failureMs
      },
    )
    return entry.value
  }
}
