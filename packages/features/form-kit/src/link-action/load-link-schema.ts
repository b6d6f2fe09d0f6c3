/** Loads with the first submission. */
export const loadLinkSchema = async () => (await import('./link-schema')).linkSchema
