export interface Links {
  readonly confirm: (token: string) => string
  readonly unsubscribe: (token: string) => string
  readonly archive: string
  readonly issue: (slug: string) => string
}

/** The URLs in emails. `site` is an origin and BASE_PATH, such as https://edbazaar.in. */
export function linksOf(site: string): Links {
  const page = `${site}/newsletters`
  return {
    confirm: (token) => `${page}/confirm?token=${token}`,
    unsubscribe: (token) => `${page}/unsubscribe?token=${token}`,
    archive: page,
    issue: (slug) => `${page}/${slug}`,
  }
}
