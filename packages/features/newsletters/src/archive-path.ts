import { paths } from '@edbazaar/feature-platform'

/** The URL of a page of the archive; the first page is 1. */
export const archivePath = (page: number): string =>
  page === 1 ? paths.newsletters : `${paths.newsletters}?page=${page}`
