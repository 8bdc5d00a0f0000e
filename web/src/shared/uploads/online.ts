/** At once, unless the device says that it is offline. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((back, failed) => {
    const end = () => {
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) failed(signal.reason)
      else back()
    }
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
