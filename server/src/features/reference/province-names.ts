import type { CountryCode } from './countries.data.ts'

/** Province names by country and ISO 3166-2 code (without the country's part). */
export type ProvinceNames = { readonly [country in CountryCode]?: Readonly<Record<string, string>> }
