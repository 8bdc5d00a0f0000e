import { Verdict } from '../../quality/verdict.tsx'
import css from '../../requests/detail/rows.module.css'

/** How a review rates a translation, and why. */
export const Score = ({ score, reason }: { score: number; reason: string | null }) => (
  <p className={css.score}>
    <Verdict score={score} />
    {reason && <span>{reason}</span>}
  </p>
)
