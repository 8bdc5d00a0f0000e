/** The first field of the part in view. Waits for a part that is still being loaded. */
export function focusFirstField(triesLeft = 20): void {
  const field = document.querySelector<HTMLElement>(
    '[role=tabpanel] > :not([hidden]) :is(input, textarea, select):not(:disabled, [type=hidden])',
  )
  if (!field && triesLeft > 0) setTimeout(() => focusFirstField(triesLeft - 1), 50)
  field?.focus()
}
