/** Today in India. */
const today = `(now() at time zone 'Asia/Kolkata')::date`

/** SQL over a row of `batch`: it is not over. */
export const isOpenBatch = `(ends_on is null or ends_on >= ${today})`
/** SQL over a row of `batch`: it is still to begin. */
export const isToCome = `starts_on >= ${today}`
