import type { CountryCode } from './countries.data.ts'

/** By country, the names of its provinces under their ISO 3166-2 codes (without the country's part). */
export type ProvinceNames = { readonly [country in CountryCode]?: Readonly<Record<string, string>> }
