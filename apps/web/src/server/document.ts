import type { Language } from '@edbazaar/feature-platform'
import { pageMessagesId, pageRootId, pageStateId } from '../page-state'
import { commonTags } from './head'
import { escapeScriptJson } from './markup'
import { toUtf8 } from './utf8'

interface DocumentParts {
  /** Head tags: the page's metadata, and its files. */
  metaTags: string
  fileTags: string
  /** HTML rendered by React. */
  body: string
  /** The result of `toState`. */
  state: Uint8Array
  language: Language
  /** The message catalogues that the page has used. */
  messages: object
}

/** The page state as JSON that cannot close its script element, in UTF-8. */
export function toState(state: object): Buffer {
  return toUtf8(escapeScriptJson(JSON.stringify(state)))
}

/** The whole document, in UTF-8. */
export function toDocument(parts: DocumentParts): Buffer {
  const { metaTags, fileTags, body, state, language, messages } = parts
  const preloads = leadingPreloads.exec(body)?.[0] ?? ''
  return toUtf8(
    `<!doctype html><html lang="${language}"><head>${commonTags}${metaTags}${preloads}${fileTags}</head><body><div id="${pageRootId}">`,
    body.slice(preloads.length),
    `</div><script type="application/json" id="${pageStateId}">`,
    state,
    `</script><script type="application/json" id="${pageMessagesId}">`,
    escapeScriptJson(JSON.stringify(messages)),
    '</script></body></html>',
  )
}

/** React renders image preloads before the content; they are moved to the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/
