import { RefusalError } from '../refusal.ts'

const longestCode = 2000
const deepest = 200

/** Whether a field code makes Word start another program. */
export const startsDde = (code: string): boolean => /^\s*"?DDE(?:AUTO)?(?![a-z])/i.test(code)

/** Collects the codes of Word fields, which are split over any number of runs and may be nested. */
export class FieldCodes {
  hasDde = false
  /** One per open field, and one for code outside of fields. The result of a field is not code. */
  #open: { code: string; isCode: boolean }[] = [{ code: '', isCode: true }]
  #isInstruction = false

  mark(type: string): void {
    const field = this.#open.at(-1)
    if (this.#open.length > deepest) throw new RefusalError('nested_too_deep', 'fields')
    if (type === 'begin') this.#open.push({ code: '', isCode: true })
    else if (field && type === 'separate') field.isCode = false
    else if (field && type === 'end' && this.#open.length > 1) this.#end(field.code)
  }

  open(name: string): void {
    if (name === 'w:instrText' || name === 'w:delInstrText') this.#isInstruction = true
  }

  text(piece: string): void {
    if (this.#isInstruction) this.#add(piece)
  }

  close(name: string): void {
    this.#isInstruction = false
    const [outside] = this.#open
    if (name === 'w:p' && outside) outside.code = ''
  }

  #add(piece: string): void {
    const field = this.#open.at(-1)
    if (!field?.isCode || field.code.length > longestCode) return
    field.code = (field.code + piece).trimStart()
    if (startsDde(`${field.code} `)) this.hasDde = true
  }

  /** The result of an inner field is part of the code around it. */
  #end(code: string): void {
    this.#open.pop()
    this.#add(resultOf(code))
  }
}

/** QUOTE evaluates to the text or character codes that follow it. Other fields cannot hide anything this short. */
function resultOf(code: string): string {
  const [kind = '', ...words] = code.trim().split(/\s+/)
  if (kind.toUpperCase() !== 'QUOTE') return ''
  return words.map((word) => (/^\d{1,5}$/.test(word) ? String.fromCharCode(Number(word)) : word)).join('')
}
