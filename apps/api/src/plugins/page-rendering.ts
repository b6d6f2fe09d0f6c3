import type { SiteSettings } from '../site-settings.ts'

/** Before the paths of a page and of its questions to the API; never asked for. */
export const origin = 'http://pages.invalid'
/** Paths that are never pages. */
export const notPages = /^\/(?:api|media|assets|widget)(?:\/|$)/

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  /** The document, in UTF-8. */
  html: Buffer
  /** Of what the page was made of: two pages of one address and one version are one. */
  version?: string
}

/** Renders one page of the web app; `fetch` reaches the API in process. */
export type RenderPage = (page: {
  request: Request
  fetch: (request: Request) => Promise<Response>
}) => Promise<PageAnswer>

/** What the web app's server module exports. */
export interface RendererModule {
  createRenderer(options: {
    basePath: string
    publicUrl: string
    settings: SiteSettings
    version: string
    manifest: unknown
  }): RenderPage
}
