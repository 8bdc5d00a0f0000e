import { type ProviderCodes, sameAsTag } from './provider-codes.ts'

/** Azure Translator's own list. Its `pt` is Brazilian, its `ku` is Sorani. */
export const azureCodes: ProviderCodes = {
  ...sameAsTag(
    'af am ar as az ba bg bho bn bo brx bs ca cs cy da de doi dsb dv el en es et eu fa fi fil fj fo fr ga gl gu ha he hi hr hsb ' +
      'ht hu hy id ig ikt is it iu iu-Latn ja ka kk km kn ko ks ky ln lo lt lv mai mg mi mk ml mn-Mong mni mr ms mt mww my nb ' +
      'ne nl nso or otq pa pl ps ro ru rw sd si sk sl sm sn so sq sr-Latn st sv sw ta te th ti tk tn to tr tt ty ug uk ur uz ' +
      'vi xh yo yua yue zh-Hans zh-Hant zu',
  ),
  ckb: 'ku',
  'fa-AF': 'prs',
  'fr-CA': 'fr-ca',
  kok: 'gom',
  ku: 'kmr',
  lg: 'lug',
  mn: 'mn-Cyrl',
  ny: 'nya',
  'pt-AO': 'pt-pt',
  'pt-BR': 'pt',
  'pt-MZ': 'pt-pt',
  'pt-PT': 'pt-pt',
  rn: 'run',
  sr: 'sr-Cyrl',
  'sr-ME': 'sr-Latn',
}

/** Intento forwards to several engines: the languages of the large ones, under their ISO codes. */
export const intentoCodes: ProviderCodes = {
  ...sameAsTag(
    'af ak am ar as ay az ba be bg bho bm bn bo bs ca ceb ckb co cs cy da de doi dv ee el en eo es et eu fa fi fil fj fo fr ' +
      'fr-CA fy ga gd gl gn gu ha haw he hi hmn hr hsb ht hu hy id ig ilo is it iu ja jv ka kk km kn ko kok kri ku ky la lb lg ' +
      'ln lo lt lus lv mai mg mi mk ml mn mni mr ms mt my ne nl nso ny om or pa pl ps pt-BR pt-PT qu ro ru rw sa sd si sk sl ' +
      'sm sn so sq sr sr-Latn st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz vi xh yi yo yua yue zu',
  ),
  nb: 'no',
  'pt-AO': 'pt-PT',
  'pt-MZ': 'pt-PT',
  'sr-ME': 'sr-Latn',
  tw: 'ak',
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-TW',
}

/** SmartMATE engines are trained to order: the languages of the European Union and of its main trading partners. */
export const smartMateCodes: ProviderCodes = {
  ...sameAsTag('ar bg cs da de el en es et fi fr ga hi hr hu it ja ko lt lv mt nl pl ro ru sk sl sv tr uk'),
  nb: 'no',
  'pt-BR': 'pt-BR',
  'pt-PT': 'pt',
  'zh-Hans': 'zh',
}

const latinAmerica =
  'es-419 es-AR es-CL es-CO es-CR es-DO es-EC es-GT es-HN es-MX es-PA es-PE es-PR es-SV es-US es-UY es-VE'
const xl8Spanish = { es: 'es', ...Object.fromEntries(latinAmerica.split(' ').map((tag) => [tag, 'es-419'])) }
const xl8Portuguese = { 'pt-AO': 'pt', 'pt-BR': 'pt-BR', 'pt-MZ': 'pt', 'pt-PT': 'pt' }

/** XL8 uses the same codes for translation and transcription (Sync). */
export const xl8Codes: ProviderCodes = {
  ...sameAsTag('ar cs da de el en fi fr he hu id it ja ko ms my nl pl ro ru sv th tr vi zh-Hans zh-Hant'),
  ...xl8Spanish,
  ...xl8Portuguese,
  nb: 'no',
}

/** The languages XL8 has voices for. */
export const xl8DubbingCodes: ProviderCodes = {
  ...sameAsTag('ar cs de en fr id it ja ko nl pl ru sv th tr vi zh-Hans zh-Hant'),
  ...xl8Spanish,
  ...xl8Portuguese,
}
