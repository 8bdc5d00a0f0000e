import { NewPassword } from '@portolan/contract/identity/password'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { describeIssue } from './describe-issue.ts'
import './serve.ts'

const Body = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  email: z.email(),
  kind: z.enum(['A', 'B']),
  pages: z.number().check(z.maximum(10), z.minimum(2)),
  files: z.array(z.string()).check(z.maxLength(1)),
  password: NewPassword,
})
const good = { name: 'Ada', email: 'ada@example.com', kind: 'A', pages: 3, files: [], password: 'Harbour-Light-27' }

const describeAll = (change: object) => {
  const parsed = Body.safeParse({ ...good, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => describeIssue(issue, 'body'))
}

it.each([
  [{ name: undefined }, { path: 'body.name', code: 'required' }],
  [{ name: '' }, { path: 'body.name', code: 'required' }],
  [{ name: 7 }, { path: 'body.name', code: 'invalid', message: 'Invalid input: expected string, received number' }],
  [{ name: 'Ada Lovelace' }, { path: 'body.name', code: 'too_long', params: { count: 5 } }],
  [{ email: 'ada' }, { path: 'body.email', code: 'invalid_email' }],
  [{ kind: 'C' }, { path: 'body.kind', code: 'not_an_option' }],
  [{ pages: 11 }, { path: 'body.pages', code: 'too_large', params: { maximum: 10 } }],
  [{ pages: 1 }, { path: 'body.pages', code: 'too_small', params: { minimum: 2 } }],
  [{ files: ['a', 'b'] }, { path: 'body.files', code: 'too_many', params: { count: 1 } }],
  [{ files: ['a', 2] }, { path: 'body.files.1', code: 'invalid' }],
  [
    { password: 'Short-1' },
    { path: 'body.password', code: 'password_too_short', message: 'Password must be 8 characters or longer' },
  ],
])('describes %j by a code with its values', (change, problem) => {
  expect(describeAll(change)[0]).toMatchObject(problem)
})
