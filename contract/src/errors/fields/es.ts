import { translation } from '@portolan/locale/catalog'
import type { en } from './en.ts'

export default translation<typeof en, 'es'>()({
  required: 'Obligatorio',
  invalid: 'Este valor no es válido',
  invalid_format: 'Formato no válido',
  invalid_email: 'Se necesita una dirección de correo electrónico válida.',
  not_an_option: 'No es una de las opciones',
  not_a_date: 'La fecha se escribe como AAAA-MM-DD',
  not_true_or_false: 'Solo puede ser verdadero o falso',
  too_long: {
    one: 'Como máximo, {count} carácter',
    many: 'Como máximo, {count} de caracteres',
    other: 'Como máximo, {count} caracteres',
  },
  too_short: {
    one: 'Como mínimo, {count} carácter',
    many: 'Como mínimo, {count} de caracteres',
    other: 'Como mínimo, {count} caracteres',
  },
  too_many: {
    one: 'Como máximo, {count} entrada',
    many: 'Como máximo, {count} de entradas',
    other: 'Como máximo, {count} entradas',
  },
  too_few: {
    one: 'Como mínimo, {count} entrada',
    many: 'Como mínimo, {count} de entradas',
    other: 'Como mínimo, {count} entradas',
  },
  too_large: 'Como máximo, {maximum}',
  too_small: 'Como mínimo, {minimum}',
  idempotency_key_invalid: 'Una Idempotency-Key tiene entre 1 y 200 caracteres visibles',

  first_name_required: 'El nombre es obligatorio.',
  last_name_required: 'El apellido es obligatorio.',
  no_such_country: 'Este país no existe',
  province_not_in_country: 'Esta provincia no pertenece al país',

  password_required: 'La contraseña es obligatoria',
  password_too_short: 'La contraseña debe tener 8 caracteres o más',
  password_too_long: 'La contraseña debe tener 200 caracteres o menos',
  password_without_digit: 'La contraseña debe contener un dígito',
  password_without_upper_case: 'La contraseña debe contener una letra mayúscula',
  password_without_lower_case: 'La contraseña debe contener una letra minúscula',

  no_such_field: 'Este campo no existe',
  field_sent_twice: 'Este campo se envió dos veces',
  client_message: '{message}',

  no_such_language: 'Este idioma no existe',
  language_not_offered: 'Este idioma no está disponible',
  language_twice: 'Hay un idioma repetido',
  language_pair_twice: 'Esta combinación de idiomas está repetida',
  languages_fixed: 'Los idiomas están fijados para este cliente',
  language_not_in_order: 'No es uno de los idiomas a los que se traduce el pedido.',
  group_scope_differs: 'El ámbito del grupo no coincide con el ámbito en el que se guarda',
  group_name_taken: 'Ya existe un grupo con este nombre',

  semicolon_in_name: 'No se permite el punto y coma en los nombres de proyecto',
  request_type_not_offered: 'El cliente no acepta solicitudes de este tipo',
  no_workflows: 'No hay ningún flujo de trabajo que elegir',
  no_such_workflow: 'Este flujo de trabajo no existe',
  several_clients: 'Varias organizaciones usan este dominio de correo electrónico: elija una primero',
  return_url_not_trusted: 'Los carritos no se devuelven a esta dirección',

  file_name_twice: 'Ya hay un archivo llamado {name} en la lista.',
  file_name_delivered: 'Ya hay un archivo «{name}» en este idioma. Retírelo primero.',
  link_twice: 'Hay un enlace repetido',
  no_such_part: {
    one: 'La carga tiene {count} parte.',
    many: 'La carga tiene {count} de partes.',
    other: 'La carga tiene {count} partes.',
  },

  language_price_missing: 'Cada idioma del pedido necesita su precio.',
  flat_quantity: 'Un precio fijo tiene la cantidad 1.',
  below_minimum_charge: 'Está por debajo del cargo mínimo del cliente.',
  price_too_high: 'El importe supera el máximo de una cotización',
  day_passed: 'Este día ya ha pasado.',
  person_not_eligible: 'No se le puede asignar este tipo de trabajo.',

  // Machine translation
  glossary_name_taken: 'Ya hay otro glosario con este nombre',
  report_view_name_taken: 'Ya tiene una vista de este informe con este nombre',
  template_name_taken: 'Ya tiene una plantilla con este nombre',
  glossary_language_missing: 'Elija ambos idiomas, o ninguno para una lista de términos que no se traducen',
  term_twice: 'Este término ya está en el glosario',
  target_is_source: 'El idioma de destino debe ser distinto del idioma de origen',
  english_only: 'Los archivos en este idioma solo se pueden traducir al inglés',
  media_kind_not_accepted: '{name}: aquí no se pueden traducir archivos de este tipo.',
  not_a_video: '{name}: los subtítulos solo se pueden incrustar en videos.',
  cue_times_invalid: 'No termina después de su inicio o no cabe en el archivo.',
  no_such_engine: 'No existe ese motor',
  engine_twice: 'Este motor está repetido',
  tags_differ: 'Las etiquetas deben ser las mismas que en el texto de origen: {tags}',
  term_needs_languages: 'Una lista sin idiomas solo tiene términos que no se traducen',
})
