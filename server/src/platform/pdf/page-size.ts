/** US Letter. Lengths are points. */
export const page = { width: 612, height: 792, margin: 54, footer: 60 } as const

/** The part of the page for the document itself. */
export const content = {
  width: page.width - 2 * page.margin,
  top: page.margin,
  bottom: page.height - page.footer - 12,
} as const
