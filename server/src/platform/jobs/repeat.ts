/** Repeats some work without ever overlapping; a failure is told and does not end it. Answers how to stop. */
export function repeat(everyMs: number, work: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void work()
      .catch(onFailure)
      .finally(() => {
        isBusy = false
      })
  }, everyMs)
  return () => clearInterval(timer)
}
