import { verificationCodeLength } from '@portolan/contract/sign-up/sign-up'
import { useEffect, useEffectEvent } from 'react'

/** Submits a mailed code as soon as it has all its characters. Returns whether it has them. */
export function useCompleteCode(code: string, submit: () => void): boolean {
  const sendOff = useEffectEvent(submit)
  useEffect(() => {
    if (code.length === verificationCodeLength) sendOff()
  }, [code])
  return code.length >= verificationCodeLength
}
