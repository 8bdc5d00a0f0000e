/** Rows per page as chosen last on this device; the first of the sizes until then. */
export function pageSizeMemory<Size extends number>(storageKey: string, sizes: readonly [Size, ...Size[]]) {
  const sizeOf = (value: number): Size => sizes.find((size) => size === value) ?? sizes[0]
  return {
    remembered: (): Size => sizeOf(Number(localStorage.getItem(storageKey))),
    /** Returns the size, which is one of those offered. */
    remember(value: number): Size {
      const size = sizeOf(value)
      localStorage.setItem(storageKey, String(size))
      return size
    },
  }
}
