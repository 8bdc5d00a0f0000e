/**
 * One language in the data files. The id is the LLTS code: the abbreviation Windows gives the language or variant
 * (`enu`, `esm`, `ptb`), else its ISO 639-3 code. If Windows uses that ISO code for another language, or neither has
 * one, it is a code that is free in both: `agn` Aragonese, `crk` Cree, `ppm` Papiamento, `rmy` Romani, `ypk` Yup'ik,
 * `rhl` Rohingya (Latin), `pta` and `ptm` Portuguese. Neither id nor xtrfId ever changes or is reused: a new language
 * takes the next free number.
 */
export type LanguageRow = readonly [id: string, xtrfId: number, name: string, bcp47: string, direction?: 'rtl']
