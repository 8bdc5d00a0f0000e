import type { Setup, Values } from '../model/values.ts'

export type SectionProps = { readonly values: Values; readonly setup: Setup }
