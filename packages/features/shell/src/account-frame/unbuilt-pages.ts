/** Pages that are not built yet. The side menu hides their entries. */
const unbuiltPages: ReadonlySet<string> = new Set(['/subscriptions'])

export const isBuilt = ({ href }: { href: string }): boolean => !unbuiltPages.has(href)
