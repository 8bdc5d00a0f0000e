/** Markup that needs no escaping. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type TemplateValue = Html | string | number | false | undefined | readonly TemplateValue[]

/** Escapes every value in the template, except markup made by `html` itself. */
export function html(template: TemplateStringsArray, ...pieces: readonly TemplateValue[]): Html {
  return new Html(template.reduce((page, part, index) => page + render(pieces[index - 1]) + part))
}

function render(piece: TemplateValue): string {
  if (piece instanceof Html) return piece.markup
  if (piece === undefined || piece === false) return ''
  if (typeof piece === 'object') return piece.map(render).join('')
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
