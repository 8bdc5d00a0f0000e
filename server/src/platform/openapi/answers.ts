import type { AnyEndpoint } from '@portolan/contract/endpoints'
import { errorMessage } from '@portolan/contract/errors/catalog'
import { type ErrorCode, errors, everywhere, fault } from '@portolan/contract/errors/codes'
import { componentsPath, type SchemaBook } from './schema-book.ts'
import type { Answer, Operation, Reference } from './types.ts'

type RefusalInfo = { readonly status: number; readonly code: string; readonly message: string }

const toRefusalInfo = (code: ErrorCode): RefusalInfo => ({ code, message: errorMessage(code), ...errors[code] })
const anywhere: readonly RefusalInfo[] = [
  ...everywhere.map(toRefusalInfo),
  { message: errorMessage(fault.code), ...fault },
]

/** Refusals of every operation, one response per status. */
export const sharedAnswers: Record<string, Answer> = Object.fromEntries(
  [...byStatus(anywhere)].map(([status, group]) => [`status${status}`, refusal(group)]),
)

export const mediaTypeOf = ({ bodyKind }: AnyEndpoint): 'application/json' | 'text/xml' =>
  bodyKind === 'xml' ? 'text/xml' : 'application/json'

/** Refusals in XML have the status of the message, under HTTP 200. */
export function answers(endpoint: AnyEndpoint, book: SchemaBook): Operation['responses'] {
  if (endpoint.bodyKind === 'xml') return Object.fromEntries([success(endpoint, book)])
  const own = byStatus(endpoint.refusals.map(toRefusalInfo))
  const all = byStatus([...endpoint.refusals.map(toRefusalInfo), ...anywhere])
  const refusals = [...all].map(([status, group]): [number, Answer | Reference] => [
    status,
    own.has(status) ? refusal(group) : { $ref: `#/components/responses/status${status}` },
  ])
  return Object.fromEntries([success(endpoint, book), ...refusals])
}

function success(endpoint: AnyEndpoint, book: SchemaBook): [number, Answer] {
  const { reply, status = 200, example } = endpoint
  if (!reply) return [204, { description: 'Done. The answer has no body.' }]
  const media = {
    schema: book.write(reply, 'output'),
    ...(example.reply === undefined ? {} : { example: example.reply }),
  }
  return [status, { description: describeSuccess(endpoint), content: { [mediaTypeOf(endpoint)]: media } }]
}

function describeSuccess({ bodyKind, status, refusals }: AnyEndpoint): string {
  if (bodyKind !== 'xml') return status === 201 ? 'Created.' : 'The answer.'
  const messages = refusals.map((code) => errorMessage(code)).join(' · ')
  return `The answer. Its Status element says whether the message was accepted, or why not: ${messages}`
}

function refusal(group: readonly RefusalInfo[]): Answer {
  return {
    description: group.map(({ message }) => message).join(' · '),
    content: {
      'application/json': {
        schema: { $ref: `${componentsPath}ErrorBody` },
        examples: Object.fromEntries(group.map(({ code, message }) => [code, { value: { message, errorCode: code } }])),
      },
    },
  }
}

function byStatus(refusals: readonly RefusalInfo[]): Map<number, readonly RefusalInfo[]> {
  return new Map([...Map.groupBy(refusals, ({ status }) => status)].sort(([a], [b]) => a - b))
}
