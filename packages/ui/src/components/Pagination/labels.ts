/** Texts of the pagination. The numbers are formatted. */
export interface PaginationLabels {
  /** The results on this page; `all` may end in `+`. @default '21–40 of 48' */
  results: (first: string, last: string, all: string) => string
  /** The link to a page. @default 'Page 2' */
  page: (number: string) => string
  /** @default 'Previous' */
  previous: string
  /** @default 'Next' */
  next: string
}

export const defaultLabels: PaginationLabels = {
  results: (first, last, all) => `${first}–${last} of ${all}`,
  page: (number) => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
}
