/** Tesseract's names that are not the language with its ISO 639-2 code. */
const byScript: Readonly<Record<string, string>> = {
  'zh-Hans': 'chi_sim',
  'zh-Hant': 'chi_tra',
  'az-Cyrl': 'aze_cyrl',
  'sr-Latn': 'srp_latn',
  'uz-Cyrl': 'uzb_cyrl',
}

const byLanguage: Readonly<Record<string, string>> = Object.fromEntries(
  `af:afr am:amh ar:ara as:asm az:aze be:bel bn:ben bo:bod bs:bos br:bre bg:bul ca:cat ceb:ceb cs:ces chr:chr co:cos cy:cym
da:dan de:deu dv:div dz:dzo el:ell en:eng eo:epo et:est eu:eus fo:fao fa:fas fil:fil tl:fil fi:fin fr:fra fy:fry gd:gla
ga:gle gl:glg gu:guj ht:hat he:heb hi:hin hr:hrv hu:hun hy:hye iu:iku id:ind is:isl it:ita jv:jav ja:jpn kn:kan ka:kat
kk:kaz km:khm ky:kir ku:kmr ko:kor lo:lao la:lat lv:lav lt:lit lb:ltz ml:mal mr:mar mk:mkd mt:mlt mn:mon mi:mri ms:msa
my:mya ne:nep nl:nld no:nor nb:nor nn:nor oc:oci or:ori pa:pan pl:pol pt:por ps:pus qu:que ro:ron ru:rus sa:san si:sin
sk:slk sl:slv sd:snd es:spa sq:sqi sr:srp su:sun sw:swa sv:swe syr:syr ta:tam tt:tat te:tel tg:tgk th:tha ti:tir to:ton
tr:tur ug:uig uk:ukr ur:urd uz:uzb vi:vie yi:yid yo:yor`
    .split(/\s/)
    .map((pair) => pair.split(':')),
)

/** Tesseract's name of a language, by a BCP 47 tag. */
export function recognitionLanguage(tag: string): string | undefined {
  const { language, script } = new Intl.Locale(tag).maximize()
  return byScript[`${language}-${script}`] ?? byLanguage[language]
}
