/** Repeats the work at an interval, never two at once. A failure is reported and does not end it. Returns a stop function. */
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
