/** Every error nobody caught goes to the server's log. What does the sending comes with the first of them. */
export function watchErrors(): void {
  addEventListener('error', (event) => report('Uncaught error', event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report('Unhandled rejection', event.reason))
}

export function report(message: string, error: unknown): void {
  import('./ui-log.ts').then(
    ({ uiLog }) => uiLog.write('ERROR', message, error),
    () => {},
  )
}
