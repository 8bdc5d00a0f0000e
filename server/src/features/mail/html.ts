/** Markup that is safe to send as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Piece = Html | string | readonly Piece[]

/** Everything put into the template is escaped, but what is Html already. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(markupOf)))
}

function markupOf(piece: Piece): string {
  if (piece instanceof Html) return piece.markup
  if (typeof piece !== 'string') return piece.map(markupOf).join('')
  return piece.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
