/** An element that is read outside of rendering, with a getter that stays the same. */
export function createElementRef<E extends HTMLElement>() {
  let element: E | null = null
  return {
    get: (): E | null => element,
    set: (mounted: E | null): void => {
      element = mounted
    },
  }
}
