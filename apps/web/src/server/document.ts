import type { Language } from '@edbazaar/feature-platform'
import { pageMessagesId, pageRootId, pageStateId } from '../page-state'
import { commonTags } from './head'
import { escapeScriptJson } from './markup'
import { toUtf8 } from './utf8'

interface DocumentParts {
  /** The tags of the head that tell of this page, and those of its files. */
  metaTags: string
  fileTags: string
  /** What React has rendered. */
  body: string
  /** What `toState` has made. */
  state: Uint8Array
  language: Language
  /** The message catalogues that the page has used. */
  messages: object
}

/** A page's state as it stands inside the page: JSON that can't end its element, in UTF-8. */
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

/** React puts the preloads of a page's first pictures before its content; their place is the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/
