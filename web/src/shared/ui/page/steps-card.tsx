import { Card } from './card.tsx'
import css from './steps-card.module.css'

/** What happens one after the other. */
export const StepsCard = ({ title, steps, note }: { title: string; steps: readonly string[]; note?: string }) => (
  <Card title={title}>
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {note && <p className={css.note}>{note}</p>}
  </Card>
)
