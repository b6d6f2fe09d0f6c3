import {
  documentDescription,
  documentTitle,
  hasMeta,
  type PageMeta,
  publicUrlAtom,
  useI18n,
} from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { statusMeta } from './status-texts'

/**
 * Updates the title, the description and the canonical link on client-side navigation. The server
 * renders them for the first page.
 */
export function useMatchedHead() {
  const matches = useMatches()
  const publicUrl = useAtomValue(publicUrlAtom)
  const i18n = useI18n()
  useEffect(() => {
    const described = matches.findLast(({ handle }) => hasMeta(handle))
    if (described === undefined || !hasMeta(described.handle)) return
    const { loaderData, params } = described
    writeHead(described.handle.meta(loaderData, i18n, params), publicUrl)
  }, [matches, publicUrl, i18n])
}

/** Sets the title and description of an error page. */
export function useStatusHead(status: number) {
  const i18n = useI18n()
  useEffect(() => writeHead(statusMeta(status, i18n), ''), [status, i18n])
}

function writeHead(meta: PageMeta, publicUrl: string) {
  const { canonicalPath: path } = meta
  document.title = documentTitle(meta)
  write('meta[name="description"]', 'content', documentDescription(meta))
  write('link[rel="canonical"]', 'href', path === null ? null : publicUrl + path)
}

function write(selector: string, attribute: string, value: string | null) {
  const element = document.head.querySelector(selector)
  if (value === null) element?.removeAttribute(attribute)
  else element?.setAttribute(attribute, value)
}
