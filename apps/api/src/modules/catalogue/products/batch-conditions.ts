/** SQL of today's date in India. */
const today = `(now() at time zone 'Asia/Kolkata')::date`

/** SQL on a row of `batch`: it has not ended. */
export const isCurrentBatch = `(ends_on is null or ends_on >= ${today})`
/** SQL on a row of `batch`: it has not started. */
export const isUpcomingBatch = `starts_on >= ${today}`
