import * as z from 'zod/mini'
import type { LanguagePair, TranslationEngine } from '../../ports/translation-engine.ts'
import type { Chat } from './openai-chat.ts'
import { countCharacters } from './remote/cut-into-parts.ts'
import { readAnswer } from './remote/read-answer.ts'
import { remoteEngine } from './remote/remote-engine.ts'
import { parseTaggedText, printTaggedText } from './tags/inline-parts.ts'

export type OpenaiEngineOptions = {
  readonly chat: Chat
  /** BCP 47 tags. A model does not say what it can translate. */
  readonly languages: readonly string[]
  /** True if the server is one of the provider's own machines. */
  readonly isLocal: boolean
  readonly now: () => Date
}

/** Translates with a chat model. */
export function openai({ chat, languages, isLocal, now }: OpenaiEngineOptions): TranslationEngine {
  return remoteEngine(
    {
      name: 'openai',
      isRemote: !isLocal,
      quality: 'good',
      limits: { texts: 20, size: 6000, measure: countCharacters },
      tags: {},
      listLanguages: async () => languages.map((code) => ({ code, targets: languages })),
      writeText: printTaggedText,
      readText: parseTaggedText,
      async translate(texts, pair, signal) {
        const data = texts.map((text, id) => ({ id, text }))
        const answer = await chat({ task: describeTask(pair), data, schema }, signal)
        const { translations } = readAnswer('The language model', Translations, answer)
        const byId = new Map(translations.map(({ id, text }) => [id, text]))
        return texts.map((_, id) => byId.get(id) ?? null)
      },
    },
    { now },
  )
}

const Translations = z.object({ translations: z.array(z.object({ id: z.int(), text: z.string() })) })

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['translations'],
  properties: {
    translations: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'text'],
        properties: { id: { type: 'integer' }, text: { type: 'string' } },
      },
    },
  },
}

const describeTask = ({ from, to }: LanguagePair): string =>
  [
    `Translate each text from ${nameOf(from)} to ${nameOf(to)}, as a professional translator would.`,
    'Keep the meaning, numbers and names. Keep every tag, such as <g1>, </g1> and <x2/>, exactly once, around or at the same words.',
    'Answer {"translations":[{"id":0,"text":"…"}]} with one item for each id.',
  ].join('\n')

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (tag: string): string => `${names.of(tag)} (${tag})`
