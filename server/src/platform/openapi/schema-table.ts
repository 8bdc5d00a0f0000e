import { type Html, html } from '../web/html.ts'
import { schemaName, schemaWords } from './schema-words.ts'
import type { JsonSchema } from './types.ts'

type Row = { readonly path: string; readonly schema: JsonSchema; readonly isRequired: boolean }

/** One row per field of an object. Undefined where a schema has no fields. */
export function schemaTable(schema: JsonSchema, label: string): Html | undefined {
  const rows = listRows(schema, '')
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

/** Fields of unnamed objects are listed as `outer.inner`, in arrays as `outer[].inner`. */
function listRows(schema: JsonSchema, path: string): Row[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = path ? `${path}.${name}` : name
    return [{ path: here, schema: field, isRequired: required.has(name) }, ...inside(field, here)]
  })
}

function inside(field: JsonSchema, path: string): Row[] {
  if (field.items) return inside(field.items, `${path}[]`)
  if (field.anyOf) return field.anyOf.flatMap((choice) => inside(choice, path))
  return listRows(field, path)
}

/** The name of a schema or of its items. */
export const mainName = (schema: JsonSchema): string | undefined => schemaName(schema.items ?? schema)

const optional = html` <span class="aside">optional</span>`

/** Allows line breaks before capital letters, for narrow screens. */
const breakable = (path: string): Html => html`${path.split(/(?=[A-Z.])/).map((part) => [part, html`<wbr>`])}`

/** A wide table scrolls on its own, also by keyboard. */
export function table(label: string, head: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}
