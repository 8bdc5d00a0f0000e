import type { RefusalCode } from '../../refusal.ts'

/** A file with what it tries, its name, and the expected refusal. */
export type HostileFile = readonly [title: string, name: string, make: () => Buffer, refusal: RefusalCode]
