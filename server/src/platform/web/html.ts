/** Markup that may stand in a page as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Piece = Html | string | number | false | undefined | readonly Piece[]

/** Whatever is put into the template is text and gets escaped, unless it was made by `html` itself. */
export function html(template: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(template.reduce((page, part, index) => page + render(pieces[index - 1]) + part))
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.markup
  if (piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return piece.map(render).join('')
  return String(piece).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
