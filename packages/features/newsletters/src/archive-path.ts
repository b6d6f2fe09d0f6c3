import { paths } from '@edbazaar/feature-shell'

/** The address of a page of the archive, from 1. */
export const archivePath = (page: number): string =>
  page === 1 ? paths.newsletters : `${paths.newsletters}?page=${page}`
