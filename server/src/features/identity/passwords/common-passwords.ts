import { lazy } from '../../../platform/lazy.ts'

/** Words that an attacker may know about the user. */
export type PersonalWords = { readonly email: string; readonly providerName: string }

const topWords = 1000
const shortTail = 5
const shortestWord = 4

/** Leaked passwords in lower case, most frequent first. Loaded when the first password is chosen. */
const list = lazy(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common']
  return { all: new Set(words), top: new Set(words.slice(0, topWords)) }
})

/** True if the password is in the list, or is a frequent or personal word with a short suffix. */
export async function isCommonPassword(password: string, known: PersonalWords): Promise<boolean> {
  const { all, top } = await list()
  const typed = password.toLowerCase()
  if (all.has(typed)) return true
  const { word, tail } = withoutTail(typed)
  const isTailGuessed = tail.length <= shortTail || all.has(tail.replace(/\D/g, ''))
  if (!isTailGuessed) return false
  const names = wordsOf(known)
  return [word, lettersOf(word), withoutLeet(word)].some((each) => top.has(each) || names.includes(each))
}

/** Splits `password1!` into `password` and its suffix. */
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

function wordsOf({ email, providerName }: PersonalWords): string[] {
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
