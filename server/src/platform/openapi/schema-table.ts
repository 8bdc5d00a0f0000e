import { type Html, html } from '../web/html.ts'
import { schemaName, schemaWords } from './schema-words.ts'
import type { JsonSchema } from './types.ts'

type Row = { readonly path: string; readonly schema: JsonSchema; readonly isRequired: boolean }

/** The fields of an object, one row each; undefined where a schema has no fields of its own. */
export function schemaTable(schema: JsonSchema, label: string): Html | undefined {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return undefined
  return table(
    label,
    ['Field', 'Value'],
    rows.map(({ path, schema: field, isRequired }) => [
      html`<code>${breakable(path)}</code>${!isRequired && optional}`,
      schemaWords(field),
    ]),
  )
}

/** Objects without a name of their own are told in place, as `outer.inner`, in lists as `outer[].inner`. */
function rowsOf(schema: JsonSchema, path: string): Row[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = path ? `${path}.${name}` : name
    return [{ path: here, schema: field, isRequired: required.has(name) }, ...inside(field, here)]
  })
}

function inside(field: JsonSchema, path: string): Row[] {
  if (field.items) return inside(field.items, `${path}[]`)
  if (field.anyOf) return field.anyOf.flatMap((choice) => inside(choice, path))
  return rowsOf(field, path)
}

/** The named schema a body or an answer is, or is a list of. */
export const mainName = (schema: JsonSchema): string | undefined => schemaName(schema.items ?? schema)

const optional = html` <span class="aside">optional</span>`

/** Long names break at their humps, on narrow screens. */
const breakable = (path: string): Html => html`${path.split(/(?=[A-Z.])/).map((part) => [part, html`<wbr>`])}`

/** Wide tables scroll by themselves, by keyboard too. */
export function table(label: string, head: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}
