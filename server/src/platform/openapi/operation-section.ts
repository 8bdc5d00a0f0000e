import { type Html, html } from '../web/html.ts'
import { curl } from './curl.ts'
import { mainName, schemaTable, table } from './schema-table.ts'
import { schemaWords } from './schema-words.ts'
import { type JsonSchema, mediaOf, type OpenApiDocument, type Operation, type Parameter } from './types.ts'

export type PathOperation = { readonly method: string; readonly path: string; readonly operation: Operation }

/** One operation, folded: access, input, response, refusals and an example. Links to its id open it. */
export function operationSection(
  document: OpenApiDocument,
  { method, path, operation }: PathOperation,
  isOpen: boolean,
): Html {
  const id = operation.operationId
  const body = operation.requestBody
  return html`<details class="operation"${isOpen && html` open`}>
<summary><h3>${operation.summary}</h3>
<span class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></span></summary>
<p id="${id}"><code>${id}</code></p>
<p>${operation.description}</p>
${parameterTable(document, operation)}
${body && [html`<h4>Body${!body.required && ', optional'}</h4>`, shape(document, mediaOf(body.content)?.schema ?? {}, `Body of ${id}`)]}
${answer(document, operation)}
${ownRefusals(document, operation)}
<h4>Example</h4>
<pre tabindex="0" aria-label="Example call of ${id}"><code>${curl(document, method, path, operation)}</code></pre>
${exampleAnswer(operation)}
</details>`
}

function parameterTable(document: OpenApiDocument, operation: Operation): Html | undefined {
  const parameters = operation.parameters
    .map((parameter) =>
      '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
    )
    .filter((parameter): parameter is Parameter => parameter !== undefined && parameter.name !== 'X-Username-Override')
  if (parameters.length === 0) return undefined
  return html`<h4>Parameters</h4>${table(
    `Parameters of ${operation.operationId}`,
    ['Name', 'Value'],
    parameters.map((parameter) => [
      html`<code>${parameter.name}</code> <span class="aside">in ${parameter.in}${!parameter.required && ', optional'}</span>`,
      html`${schemaWords(parameter.schema)}<br><span class="aside">${parameter.description}</span>`,
    ]),
  )}`
}

function shape(document: OpenApiDocument, schema: JsonSchema, label: string): Html {
  const named = document.components.schemas[mainName(schema) ?? '']
  return html`<p>${schemaWords(schema)}</p>${schemaTable(named ?? schema, label)}`
}

function success(operation: Operation) {
  const [status = '', found] = Object.entries(operation.responses)[0] ?? []
  return { status, media: found && 'content' in found ? mediaOf(found.content) : undefined }
}

function answer(document: OpenApiDocument, operation: Operation): Html {
  const { status, media } = success(operation)
  if (!media) return html`<h4>Response ${status}</h4><p>No body.</p>`
  return html`<h4>Response ${status}</h4>${shape(document, media.schema, `Response of ${operation.operationId}`)}`
}

function exampleAnswer(operation: Operation): Html | undefined {
  const { media } = success(operation)
  if (media?.example === undefined) return undefined
  return html`<pre tabindex="0" aria-label="Example answer of ${operation.operationId}"><code>${writeExample(media.example)}</code></pre>`
}

const writeExample = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example, null, 2)

function ownRefusals(document: OpenApiDocument, operation: Operation): Html {
  const shared = refusalRows(document.components.responses).map(([, code]) => code)
  const own = refusalRows(operation.responses).filter(([, code]) => !shared.includes(code))
  const rest = html`<p>${own.length > 0 ? 'It also meets' : 'None but'} <a href="#errors">what any call may be refused for</a>.</p>`
  return html`<h4>Errors</h4>${own.length > 0 && refusalTable(`Errors of ${operation.operationId}`, own)}${rest}`
}

type RefusalRow = readonly [status: string, code: string, message: string]

export function refusalRows(
  answers: OpenApiDocument['components']['responses'] | Operation['responses'],
): RefusalRow[] {
  return Object.entries(answers).flatMap(([key, found]) => {
    const examples = 'content' in found ? (mediaOf(found.content)?.examples ?? {}) : {}
    return Object.entries(examples).map(([code, { value }]): RefusalRow => {
      return [key.replace('status', ''), code, (value as { message: string }).message]
    })
  })
}

export const refusalTable = (label: string, rows: readonly RefusalRow[]): Html =>
  table(
    label,
    ['Status', 'errorCode', 'Message'],
    rows.map(([status, code, message]) => [status, html`<code>${code}</code>`, message]),
  )
