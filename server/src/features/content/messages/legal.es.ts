export const titles = {
  terms: 'Términos de servicio',
  privacy: 'Política de privacidad',
  imprint: 'Aviso legal',
} as const

export const standardTexts = {
  terms: `# Términos de servicio

- Las cotizaciones son válidas durante treinta días a partir de su fecha.
- El precio cubre los archivos, idiomas y servicios indicados en la cotización.
- Las reclamaciones sobre el trabajo deben presentarse en un plazo de treinta días desde la entrega.
- Las facturas se emiten a fin de mes.
- Los importes vencidos devengan un interés del 1.5% mensual.
- Sus documentos son confidenciales. Se usan únicamente para este trabajo.
`,
  privacy: `# Política de privacidad

- Guardamos lo que usted nos facilita sobre su persona, sus documentos, sus cotizaciones y nuestros mensajes, para hacer su trabajo y facturarlo.
- Solo lo ven las personas que participan en el trabajo, y nunca se vende.
- {engines}
- No enviamos publicidad ni usamos más cookies que las que este portal necesita para funcionar.
- Puede preguntarnos qué sabemos de usted y pedir que se corrija o se elimine. Escriba a {email}.
`,
  imprint: `# Aviso legal

{provider} opera este portal.

Correo electrónico: {email}

Teléfono: {phone}
`,
} as const
