/** Days for which an action can be undone. */
export const undoDays = 30
