/** Whether an application of a query is held and waits for an admin. */
export const isHeldNow = `(is_held(application) and application.removed_at is null
  and application.state not in ('draft', 'withdrawn'))`
