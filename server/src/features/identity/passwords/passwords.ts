import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'

// argon2id with OWASP's parameters. The library's algorithm names are a const enum, which type stripping cannot read.
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id)

export const isPassword = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password)

/** Takes the same time for unknown accounts and accounts without a password. */
export type CheckPassword = (passwordHash: string | null, password: string) => Promise<boolean>

export function passwordCheck(): CheckPassword {
  const dummyHash = hashPassword(randomBytes(16).toString('base64'))
  return async (passwordHash, password) => {
    const matches = await verify(passwordHash ?? (await dummyHash), password)
    return matches && passwordHash !== null
  }
}
