/** The parts of two packages that we use; they come without types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
declare module 'wawoff2' {
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>
}
