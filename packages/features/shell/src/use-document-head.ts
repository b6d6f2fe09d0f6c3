import {
  documentDescription,
  documentTitle,
  hasMeta,
  type PageMeta,
  publicUrlAtom,
  useI18n,
} from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { statusMeta } from './status-texts'

/**
 * Updates the title, the description and the canonical link on client-side navigation. The server
 * renders them for the first page.
 */
export function useMatchedHead() {
  const matches = useMatches()
  const publicUrl = useAtomValue(publicUrlAtom)
  const i18n = useI18n()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  useEffect(() => {
    const described = matches.findLast(({ handle }) => hasMeta(handle))
    if (described === undefined || !hasMeta(described.handle)) return
    const { loaderData, params } = described
    writeHead(described.handle.meta(loaderData, i18n, params), publicUrl, key === firstKey)
  }, [matches, publicUrl, i18n, key, firstKey])
}

/** Sets the title and description of an error page. */
export function useStatusHead(status: number) {
  const i18n = useI18n()
  useEffect(() => writeHead(statusMeta(status, i18n), '', false), [status, i18n])
}

function writeHead(meta: PageMeta, publicUrl: string, isFirstPage: boolean) {
  const { canonicalPath: path, description } = meta
  document.title = documentTitle(meta)
  // Only the server has the description of a list.
  if (!isFirstPage || description !== '')
    write('meta[name="description"]', 'content', description && documentDescription(meta))
  write('link[rel="canonical"]', 'href', path === null ? null : publicUrl + path)
}

function write(selector: string, attribute: string, value: string | null) {
  const element = document.head.querySelector(selector)
  if (value === null) element?.removeAttribute(attribute)
  else element?.setAttribute(attribute, value)
}
