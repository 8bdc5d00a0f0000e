import { type EngineAnswer, type TranslationEngine, TranslationEngineError } from '../../../ports/translation-engine.ts'
import { checkAnswer } from './check-answer.ts'
import { languageTable } from './language-table.ts'
import { prepareOutgoing } from './outgoing-text.ts'
import { rememberFor } from './remember-for.ts'
import type { RemoteService } from './remote-service.ts'
import { translateInParts } from './translate-in-parts.ts'
import { untilAborted } from './until-aborted.ts'

const hour = 3_600_000

/** An engine that calls a service over HTTP. */
export function remoteEngine(service: RemoteService, { now }: { readonly now: () => Date }): TranslationEngine {
  const { name, isRemote } = service
  const findTable = rememberFor(
    async () => languageTable(await service.listLanguages(new AbortController().signal), service),
    { resultMs: hour, failureMs: 30_000, now },
  )
  return {
    name,
    isRemote,
    async listPairs() {
      return (await findTable()).pairs
    },
    async translate(texts, pair, { signal }) {
      const codes = (await untilAborted(findTable(), signal)).findCodes(pair)
      if (!codes) throw new TranslationEngineError('pair_not_offered', `${name} does not offer this pair.`, 'never')
      const outgoing = texts.map((text) => prepareOutgoing(text, service))
      const answers = await translateInParts(
        outgoing.filter((text) => text !== null),
        { limits: service.limits, send: (sent) => service.translate(sent, codes, signal) },
      )
      const isSameLanguage = baseOf(pair.from) === baseOf(pair.to)
      return texts.map((text, index): EngineAnswer => {
        const item = outgoing[index]
        const answer = item && answers.get(item)
        if (!item || answer === undefined) return { text }
        return checkAnswer(item, answer, { service, isSameLanguage })
      })
    },
    async stop() {},
  }
}

const baseOf = (tag: string): string => tag.split('-')[0] ?? tag
