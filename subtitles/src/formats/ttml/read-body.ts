import type { Cue, Span } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { checkPieces } from '../../model/spans.ts'
import type { Attributes } from '../../text/xml.ts'
import { joinSpans } from './join-spans.ts'
import type { TtmlDeclarations } from './read-head.ts'
import { type TtmlStyle, textStyleOf } from './styles.ts'
import { parseTime, readTimeRules, type TimeRules } from './time-expression.ts'

/** An open element: what it inherits, with its own attributes. */
type Scope = {
  readonly name: string
  readonly startMs: number
  readonly endMs: number
  readonly style: TtmlStyle
  readonly own: TtmlStyle
  readonly region: string | undefined
  readonly language: string
  readonly keepsSpaces: boolean
  readonly speaker: string | undefined
}

/** Times are relative to the parent's start, and end with the parent at the latest. */
export class TtmlBody {
  readonly #head: TtmlDeclarations
  readonly #language: string
  readonly #rules: TimeRules
  readonly #list = new CueList()
  readonly #scopes: Scope[]
  #spans: Span[] | undefined

  constructor(root: Attributes, head: TtmlDeclarations, language: string) {
    this.#head = head
    this.#language = language
    this.#rules = readTimeRules(root)
    this.#scopes = [
      {
        name: 'tt',
        startMs: 0,
        endMs: Number.POSITIVE_INFINITY,
        style: {},
        own: {},
        region: undefined,
        language,
        keepsSpaces: root.get('xml:space') === 'preserve',
        speaker: undefined,
      },
    ]
  }

  get cues(): readonly Cue[] {
    return this.#list.cues
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.#scopes.at(-1)
    if (!parent) return
    this.#scopes.push(this.#scopeOf(name, attributes, parent))
    if (name === 'p') this.#spans = []
    if (name === 'br') this.#addSpan({ text: '\n' })
  }

  text(text: string): void {
    const scope = this.#scopes.at(-1)
    if (!scope || (scope.name !== 'p' && scope.name !== 'span')) return
    const shown = scope.keepsSpaces ? text : text.replace(/[ \t\r\n]+/g, ' ')
    this.#addSpan({ ...textStyleOf(scope.style), text: shown })
  }

  #addSpan(span: Span): void {
    if (!this.#spans) return
    this.#spans.push(span)
    checkPieces(this.#spans)
  }

  close(name: string): void {
    const scope = this.#scopes.length > 1 ? this.#scopes.pop() : undefined
    if (name !== 'p' || !scope || !this.#spans) return
    this.#addCue(scope, this.#spans)
    this.#spans = undefined
  }

  #scopeOf(name: string, attributes: Attributes, parent: Scope): Scope {
    const timeOf = (key: string): number => {
      const written = attributes.get(key)
      return written === undefined ? Number.NaN : parseTime(written, this.#rules)
    }
    const startMs = parent.startMs + (timeOf('begin') || 0)
    const ends = [parent.endMs, parent.startMs + timeOf('end'), startMs + timeOf('dur')]
    const own = this.#head.styles.of(attributes)
    const space = attributes.get('xml:space')
    return {
      name,
      startMs,
      endMs: Math.min(...ends.filter((end) => !Number.isNaN(end))),
      own,
      style: { ...parent.style, ...own },
      region: attributes.get('region') ?? parent.region,
      language: attributes.get('xml:lang') ?? parent.language,
      keepsSpaces: space === undefined ? parent.keepsSpaces : space === 'preserve',
      speaker: attributes.get('agent') ?? parent.speaker,
    }
  }

  #addCue(scope: Scope, spans: readonly Span[]): void {
    const region = scope.region === undefined ? undefined : this.#head.regions.get(scope.region)
    const inRegion = this.#head.regionStyles.get(scope.region ?? '')
    const align = scope.own.textAlign ?? inRegion?.textAlign ?? scope.style.textAlign ?? 'center'
    const speaker = this.#head.speakers.get(scope.speaker ?? '')
    this.#list.add({
      startMs: Math.round(scope.startMs),
      endMs: Math.round(scope.endMs),
      lines: joinSpans(spans, scope.keepsSpaces),
      ...(align === 'center' ? {} : { align: align === 'right' || align === 'end' ? 'right' : 'left' }),
      ...(region === undefined ? {} : { region: region.id }),
      ...(region === undefined || region.vertical === 'bottom' ? {} : { vertical: region.vertical }),
      ...(scope.language === this.#language ? {} : { language: scope.language }),
      ...(scope.style.direction === 'rtl' ? { isRightToLeft: true } : {}),
      ...(speaker ? { speaker } : {}),
    })
  }
}
