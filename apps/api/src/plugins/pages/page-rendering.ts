import type { SiteSettings } from '../../site-settings.ts'

/** The origin of the URLs of pages and of their API requests. It is never requested. */
export const origin = 'http://pages.invalid'
/** Paths that are not pages. */
export const nonPagePaths = /^\/(?:api|media|assets|widget)(?:\/|$)/

export interface PageResponse {
  status: number
  headers: Record<string, string>
  /** The document, in UTF-8. */
  html: Buffer
  /** Identifies the data of the page. Pages with the same URL and version are equal. */
  version?: string
  /** Whether only EdBazaar's editors change what the page shows. */
  isEditorial?: boolean
}

/** Renders one page of the web app. */
export type RenderPage = (page: {
  request: Request
  /** Reaches the API in process. */
  fetch: (request: Request) => Promise<Response>
  /** The page of the same URL as it was last rendered. It is returned if its data are the same. */
  latest?: PageResponse | undefined
}) => Promise<PageResponse>

/** The exports of the web app's server module. */
export interface RendererModule {
  /** The code of the script elements in its pages. @default [] */
  readonly inlineScripts?: readonly string[]
  createRenderer(options: {
    basePath: string
    publicUrl: string
    settings: SiteSettings
    version: string
    manifest: unknown
  }): RenderPage
}
