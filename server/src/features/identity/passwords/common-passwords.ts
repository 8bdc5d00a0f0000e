import { lazy } from '../../../platform/lazy.ts'

/** What anyone may know of whoever chooses a password. */
export type KnownWords = { readonly email: string; readonly providerName: string }

const topWords = 1000
const shortTail = 5
const shortestWord = 4

/** Known-breached passwords, the most used first, in lower case. Read when the first password is chosen. */
const list = lazy(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common']
  return { all: new Set(words), top: new Set(words.slice(0, topWords)) }
})

/** Whether a password is among those that are tried first: in the list, or one obvious word with a little around it. */
export async function isCommonPassword(password: string, known: KnownWords): Promise<boolean> {
  const { all, top } = await list()
  const typed = password.toLowerCase()
  if (all.has(typed)) return true
  const { word, tail } = withoutTail(typed)
  const isTailGuessed = tail.length <= shortTail || all.has(tail.replace(/\D/g, ''))
  if (!isTailGuessed) return false
  const names = wordsOf(known)
  return [word, lettersOf(word), withoutLeet(word)].some((each) => top.has(each) || names.includes(each))
}

/** `password1!` is `password` and a tail that is tried along with it. */
function withoutTail(typed: string): { word: string; tail: string } {
  const word = typed.replace(/[^\p{L}]+$/u, '')
  return { word, tail: typed.slice(word.length) }
}

const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const withoutLeet = (word: string) => word.replace(/[@431$057]/g, (sign) => leet[sign] ?? sign)

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

function wordsOf({ email, providerName }: KnownWords): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const provider = providerName.toLowerCase()
  const parts = [
    local,
    ...local.split(/[^\p{L}]+/u),
    domain,
    ...domain.split('.', 1),
    provider,
    ...provider.split(' ', 1),
  ]
  return parts.map(lettersOf).filter((word) => word.length >= shortestWord)
}
