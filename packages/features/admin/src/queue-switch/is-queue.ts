/** Whether a URL shows the queue, not the table of the same records. */
export const isQueue = (search: URLSearchParams): boolean => search.get('view') === 'queue'
