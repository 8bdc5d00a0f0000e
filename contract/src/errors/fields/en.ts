import type { Texts } from '@portolan/locale/message-types'
import { passwordMessages } from '../../identity/password.ts'

/** The codes of what can be wrong with a field, with their English texts. */
export const en = {
  // Any value
  required: 'Required',
  invalid: 'This value is not valid',
  invalid_format: 'Invalid format',
  invalid_email: 'A valid email address is required.',
  not_an_option: 'This is not one of the options',
  not_a_date: 'A date is written as YYYY-MM-DD',
  not_true_or_false: 'This is either true or false',
  too_long: { one: 'At most {count} character', other: 'At most {count} characters' },
  too_short: { one: 'At least {count} character', other: 'At least {count} characters' },
  too_many: { one: 'At most {count} entry', other: 'At most {count} entries' },
  too_few: { one: 'At least {count} entry', other: 'At least {count} entries' },
  too_large: 'At most {maximum}',
  too_small: 'At least {minimum}',
  idempotency_key_invalid: 'An Idempotency-Key has 1 to 200 visible characters',

  // People and places
  first_name_required: 'First name is required.',
  last_name_required: 'Last name is required.',
  no_such_country: 'There is no such country',
  province_not_in_country: 'This province is not in the country',

  // Passwords
  password_required: passwordMessages.required,
  password_too_short: passwordMessages.tooShort,
  password_too_long: passwordMessages.tooLong,
  password_without_digit: passwordMessages.noDigit,
  password_without_upper_case: passwordMessages.noUpperCase,
  password_without_lower_case: passwordMessages.noLowerCase,

  // Fields that a client defines
  no_such_field: 'There is no such field',
  field_sent_twice: 'This field was sent twice',
  client_message: '{message}',

  // Languages
  no_such_language: 'There is no such language',
  language_not_offered: 'This language is not offered',
  language_twice: 'A language is there twice',
  language_pair_twice: 'This pair of languages is there twice',
  languages_fixed: 'The languages are fixed for this client',
  language_not_in_order: 'This is none of the languages the order is translated into.',
  group_scope_differs: 'The scope of the group is not the scope it is saved to',
  group_name_taken: 'A group with this name already exists',

  // Requests
  semicolon_in_name: 'Semicolons are not allowed in project names',
  request_type_not_offered: 'The client does not take requests of this kind',
  no_workflows: 'There is no workflow to choose',
  no_such_workflow: 'There is no such workflow',
  several_clients: 'Several organizations use this email domain: choose one first',
  return_url_not_trusted: 'This is not an address that carts are returned to',

  // Files
  file_name_twice: 'A file named {name} is already in the list.',
  file_name_delivered: 'There is a "{name}" in this language already. Take it back first.',
  link_twice: 'A link is there twice',
  no_such_part: { one: 'The upload has {count} part.', other: 'The upload has {count} parts.' },

  // Prices and work
  language_price_missing: 'Every language of the order needs its price.',
  flat_quantity: 'A flat price has the quantity 1.',
  below_minimum_charge: 'This is below the client’s minimum charge.',
  price_too_high: 'This is more than a quote can be about',
  day_passed: 'This day has passed.',
  day_ahead: 'This day is still ahead.',
  amount_above_open: 'This is more than what is open: {open:money}.',
  day_too_far: 'This is more than two years ahead.',
  person_not_eligible: 'Work of this kind cannot be given to them.',

  // Machine translation
  glossary_name_taken: 'There is another glossary of this name',
  report_view_name_taken: 'You already have a view of this report with this name',
  template_name_taken: 'You already have a template with this name',
  glossary_language_missing: 'Choose both languages, or none for a do-not-translate list',
  term_twice: 'This term is in the glossary already',
  target_is_source: 'The target language must differ from the source language',
  english_only: 'Files in this language can be translated into English only',
  media_kind_not_accepted: '{name}: files of this kind cannot be translated here.',
  not_a_video: '{name}: subtitles can be embedded into videos only.',
  cue_times_invalid: 'It does not end after its start, or not within the file.',
  no_such_engine: 'There is no such engine',
  engine_twice: 'This engine is chosen twice',
  tags_differ: 'The inline tags must be the same as in the source text: {tags}',
  term_needs_languages: 'A list without languages has only terms that are not translated',
} as const satisfies Texts
