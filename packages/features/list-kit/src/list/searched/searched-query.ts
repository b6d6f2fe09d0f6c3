/** The path of a list that a search led to. The words stay until the list is changed. */
export const withSearchedQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}query=${encodeURIComponent(query)}`
