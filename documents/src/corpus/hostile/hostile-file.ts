import type { RefusalCode } from '../../refusal.ts'

/** A file by what it tries, under which name it comes, and why it is to be refused. */
export type HostileFile = readonly [title: string, name: string, make: () => Buffer, refusal: RefusalCode]
