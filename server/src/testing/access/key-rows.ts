import { endpoints } from '@portolan/contract/endpoints'
import { isOpenToApiKeys } from '@portolan/contract/identity/api-key-access'
import { accessTable, type CallerName, type Row } from './access-table.ts'

type LabeledRow = readonly [label: string, row: Row]

const owners: readonly CallerName[] = ['CLIENT', 'ADMIN']
const closed = new Set(endpoints.filter((endpoint) => !isOpenToApiKeys(endpoint)).map(({ name }) => name))

/** What an API key may do: what its owner may, unless nobody may by key. */
export const keyRows: readonly LabeledRow[] = accessTable.map((row) => {
  const cells = row.cells.filter(({ caller }) => owners.includes(caller))
  const keyCells = cells.map((cell) => (closed.has(row.endpointName) ? { ...cell, expected: 'key' } : cell))
  return [row.label, { ...row, cells: keyCells }]
})

// Other companies' servers send secrets of their own where keys would be.
const bySecret: readonly unknown[] = ['shared-secret', 'secret-in-body']
const changing = endpoints.filter(({ method, access }) => method !== 'GET' && !bySecret.includes(access))
const changes = new Set(changing.map(({ name }) => name))

/** The same for a key that is read-only. */
export const readOnlyRows: readonly LabeledRow[] = keyRows.map(([label, row]) => {
  const isRefused = changes.has(row.endpointName) && !closed.has(row.endpointName)
  return [label, { ...row, cells: row.cells.map((cell) => (isRefused ? { ...cell, expected: 'read' } : cell)) }]
})
