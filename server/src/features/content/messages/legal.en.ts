/** Shown where a provider has no texts of its own. */
export const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy', imprint: 'Legal Notice' } as const

export const standardTexts = {
  terms: `# Terms of Service

- Quotes are valid for thirty days from the date of the quote.
- The price covers the files, languages and services named in the quote.
- If you want to make a claim about the work, tell us within thirty days of delivery.
- Invoices are issued at the end of the month.
- We charge interest of 1.5% per month on overdue amounts.
- Your documents are confidential. They are used for this work only.
`,
  privacy: `# Privacy Policy

- We keep what you give us about yourself, your documents, your quotes and our messages, to do your work and to invoice it.
- It is seen only by the people who take part in the work, and is never sold.
- {engines}
- We send no advertising and use no cookies but those this portal needs to work.
- You may ask us what we know about you, and have it corrected or deleted. Write to {email}.
`,
  imprint: `# Legal Notice

{provider} runs this portal.

Email: {email}

Telephone: {phone}
`,
} as const
