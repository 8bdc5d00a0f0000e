/** As the `ref` of what the reader should stand at when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** The same if the focus went away with the step before. A reader who has only opened the page stays at its top. */
export const catchLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive) element?.focus()
}
