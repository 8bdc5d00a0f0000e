import { describe, expect, it } from 'vitest'
import { actionsFor } from './contact-actions.ts'

const emil = { username: 'employee@harbor.example', isAccountEnabled: true, isMfaEnabled: true }
const helen = 'client@harbor.example'

describe('what may be done to a user of the organization', () => {
  it('ACCT-13 offers to disable MFA only where it is on, the account enabled, and not one’s own', () => {
    expect(actionsFor(emil, helen)).toContain('disableMfa')
    expect(actionsFor({ ...emil, isMfaEnabled: false }, helen)).not.toContain('disableMfa')
    expect(actionsFor({ ...emil, isAccountEnabled: false }, helen)).not.toContain('disableMfa')
    expect(actionsFor(emil, emil.username)).not.toContain('disableMfa')
  })

  it('ACCT-14 offers to disable an account, but not one’s own', () => {
    expect(actionsFor(emil, helen)).toContain('disableAccount')
    expect(actionsFor(emil, 'Employee@Harbor.example')).toEqual([])
  })

  it('ACCT-15 offers to enable an account, but not one’s own', () => {
    const disabled = { ...emil, isAccountEnabled: false }
    expect(actionsFor(disabled, helen)).toEqual(['enableAccount'])
    expect(actionsFor(disabled, emil.username)).toEqual([])
  })
})
