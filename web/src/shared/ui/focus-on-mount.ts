/** As the `ref` of what the reader should stand at when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
