/** Text that is safe to send as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | undefined | readonly Piece[]

/** Everything put into the template is escaped, but what is Html already. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(String.raw({ raw: strings }, ...pieces.map(render)))

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(render).join('')
  return String(piece ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
