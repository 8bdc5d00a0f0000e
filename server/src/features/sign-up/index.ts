export { signUp } from './feature.ts'
export { sendVerificationCode, validateVerificationCode } from './verification-codes.ts'
