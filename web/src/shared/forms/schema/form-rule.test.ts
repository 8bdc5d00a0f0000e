import { NewJobRequest } from '@portolan/contract/job-requests/create'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formRule } from './form-rule.ts'

const { requestType, name } = NewJobRequest.shape
const schema = z
  .object({ requestType, name, repeat: z.string() })
  .check(formRule('repeat', 'namesDiffer', (values) => values.name === values.repeat))

it('reports a broken rule together with a value of the wrong type', () => {
  const { error } = z.safeParse(schema, { requestType: '', name: 'Report', repeat: 'Rapport' })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['requestType', 'repeat'])
})

it('passes when the rule is kept', () => {
  expect(z.safeParse(schema, { requestType: 'QUOTE_REQUEST', name: 'Report', repeat: 'Report' }).success).toBe(true)
})
