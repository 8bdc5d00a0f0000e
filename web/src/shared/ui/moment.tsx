import { formatMoment, formatZonedMoment } from '../format.ts'

/** Day and time where the reader is; the zone is shown on hover. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatZonedMoment(at)}>
    {formatMoment(at)}
  </time>
)
