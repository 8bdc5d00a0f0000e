import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const known = { email: 'helen.marsh@harbor.example', providerName: 'Portolan Language Services' }

describe('a new password', () => {
  it('is refused if it is commonly used', async () => {
    const common = [
      'Password1',
      'password',
      'QWERTY123',
      '1q2w3e4r',
      'Password1!',
      'Passw0rd!',
      'P@ssw0rd1',
      'P@$$w0rd12',
    ]
    const seasonal = [
      'Summer2026!',
      'Welcome123',
      'Welcome2026',
      'Sunshine1!',
      'Password123456789!',
      'Dragon_2026',
      'Letmein#1',
    ]
    for (const password of [...common, ...seasonal])
      expect(await isCommonPassword(password, known), password).toBe(true)
  })

  it('is refused if it is a name of the user, the organization or the provider', async () => {
    const named = [
      'Helen.Marsh1',
      'HelenMarsh27',
      'Marsh2026',
      'Harbor-2026',
      'Portolan1!',
      'PortolanLanguageServices1',
    ]
    for (const password of named) expect(await isCommonPassword(password, known), password).toBe(true)
  })

  it('is accepted if it is uncommon', async () => {
    const good = [
      'Harbour-Light-27',
      'Lantern-Quay-58',
      'Tr4nsl8-the-Sea',
      'Summer-in-Trondheim-4',
      'Dragon-8264910375',
      'كلمة-Ab3-سر',
    ]
    for (const password of good) expect(await isCommonPassword(password, known), password).toBe(false)
    expect(await isCommonPassword('Abcxyz-27', { ...known, email: 'abc@harbor.example' })).toBe(false)
  })
})
