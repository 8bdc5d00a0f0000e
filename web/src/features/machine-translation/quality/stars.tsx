import css from './stars.module.css'

const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6-5.5-3-5.5 3 1.2-6L3.2 9.6l6.1-.8z'

/** A rating; screen readers hear the label. */
export const Stars = ({ score, best, label }: { score: number; best: number; label: string }) => (
  <span className={css.stars} role="img" aria-label={label}>
    {Array.from({ length: best }, (_, index) => index + 1).map((place) => (
      <svg
        key={place}
        width="20"
        height="20"
        viewBox="0 0 24 24"
        aria-hidden="true"
        data-full={place <= score || undefined}
      >
        <path d={star} />
      </svg>
    ))}
  </span>
)
