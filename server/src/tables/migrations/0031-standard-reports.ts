import { sql, type Transaction } from 'kysely'

/** Every client with the application has these. */
const standardReports = [
  {
    type: 'PROJECT',
    name: { en: 'All projects', ar: 'كل المشاريع', es: 'Todos los proyectos' },
    description: {
      en: 'Every request with its languages, status, words and cost',
      ar: 'كل طلب مع لغاته وحالته وعدد كلماته وتكلفته',
      es: 'Cada solicitud con sus idiomas, estado, palabras y costo',
    },
    columns: [
      'number',
      'name',
      'requestor',
      'sourceLanguage',
      'targetLanguages',
      'status',
      'createdAt',
      'deadline',
      'completedAt',
      'words',
      'spend',
      'reference',
    ],
    filters: ['name', 'status', 'createdAt', 'deadline', 'sourceLanguage', 'targetLanguage', 'requestor', 'words'].map(
      (mapping) => ({ mapping }),
    ),
    sort: '-createdAt',
  },
  {
    type: 'QUOTE',
    name: { en: 'All quotes', ar: 'كل عروض الأسعار', es: 'Todos los presupuestos' },
    description: {
      en: 'Every quote with its price, deadline and decision',
      ar: 'كل عرض سعر مع سعره ومدة صلاحيته والقرار بشأنه',
      es: 'Cada presupuesto con su precio, plazo y decisión',
    },
    columns: [
      'number',
      'name',
      'requestor',
      'sourceLanguage',
      'targetLanguages',
      'quotedAt',
      'price',
      'acceptanceDeadline',
      'decision',
      'decidedAt',
      'decidedBy',
      'expectedDelivery',
      'reference',
    ],
    filters: ['name', 'decision', 'quotedAt', 'acceptanceDeadline', 'price', 'sourceLanguage', 'requestor'].map(
      (mapping) => ({ mapping }),
    ),
    sort: '-quotedAt',
  },
  {
    type: 'TASK',
    name: { en: 'Tasks by language', ar: 'المهام حسب اللغة', es: 'Tareas por idioma' },
    description: {
      en: 'One row per target language of a request, with pages and cost',
      ar: 'صف لكل لغة هدف في كل طلب، مع الصفحات والتكلفة',
      es: 'Una fila por idioma de destino de cada solicitud, con páginas y costo',
    },
    columns: [
      'number',
      'name',
      'language',
      'sourceLanguage',
      'requestor',
      'status',
      'createdAt',
      'deadline',
      'pages',
      'spend',
      'deliveredFiles',
      'reference',
    ],
    filters: ['name', 'language', 'status', 'createdAt', 'sourceLanguage', 'requestor'].map((mapping) => ({ mapping })),
    sort: '-createdAt',
  },
  {
    type: 'CLIENT_CONTACT',
    name: { en: 'Contacts', ar: 'جهات الاتصال', es: 'Contactos' },
    description: {
      en: 'The people of your organization and what they requested',
      ar: 'أفراد مؤسستكم وما طلبوه',
      es: 'Las personas de su organización y lo que han solicitado',
    },
    columns: ['lastName', 'firstName', 'email', 'access', 'joinedAt', 'requests', 'lastRequestAt'],
    filters: ['person', 'access', 'joinedAt'].map((mapping) => ({ mapping })),
    sort: 'lastName',
  },
]

export async function up(tx: Transaction<unknown>): Promise<void> {
  for (const { type, name, description, columns, filters, sort } of standardReports)
    await sql`insert into report (type, names, descriptions, column_ids, filters, sort) values (${type},
      ${JSON.stringify(name)}, ${JSON.stringify(description)}, ${columns}, ${JSON.stringify(filters)}, ${sort})`.execute(
      tx,
    )
}
