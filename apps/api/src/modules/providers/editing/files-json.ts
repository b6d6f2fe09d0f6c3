import { invalid } from '../../../app-error.ts'
import { forbiddenInLine } from './edited-texts.ts'

const maxFiles = 100
const maxUrlLength = 300
const maxCaptionLength = 200

/** A file with its new caption: null removes it, undefined keeps the one that it has. */
export interface CaptionedFile {
  readonly url: string
  readonly caption: string | null | undefined
}

/**
 * The files in a JSON text, which is how the specification sends them: URLs, or objects with `url` and
 * `caption`. Throws `invalid_request`.
 */
export function captionedFilesIn(json: string): CaptionedFile[] {
  const list = parseJson(json)
  const isList = Array.isArray(list) && list.length <= maxFiles && list.every(isEntry)
  if (!isList)
    throw invalid(
      'files',
      `must be a JSON list of up to ${maxFiles} files: URLs, or objects with url and caption`,
    )
  return list.map((entry: Entry) =>
    typeof entry === 'string'
      ? { url: entry, caption: undefined }
      : { url: entry.url, caption: captionOf(entry.caption) },
  )
}

type Entry = string | { readonly url: string; readonly caption: string | null }

interface FileColumns {
  readonly files: readonly string[]
  readonly fileCaptions: readonly (string | null)[]
}

/** The columns of the files in a JSON text, as `captionedFilesIn` reads it. Throws `invalid_request`. */
export function readFileColumns(
  json: string,
  { files, fileCaptions }: FileColumns,
  pathOf: (url: string) => string,
) {
  const captions = new Map(files.map((path, i) => [path, fileCaptions[i] ?? null]))
  const read = captionedFilesIn(json).map(({ url, caption }) => {
    const path = pathOf(url)
    return { path, caption: caption === undefined ? (captions.get(path) ?? null) : caption }
  })
  return { files: read.map(({ path }) => path), fileCaptions: read.map(({ caption }) => caption) }
}

/** The files as `captionedFilesIn` reads them; `urlOf` turns a path into a URL. */
export const captionedFilesOf = (
  { files, fileCaptions }: FileColumns,
  urlOf = (path: string) => path,
) => files.map((path, i) => captionedFile(urlOf(path), fileCaptions[i]))

/** A file as the audit log stores it, and as `captionedFilesIn` reads it. */
const captionedFile = (url: string, caption: string | null | undefined) =>
  caption ? { url, caption } : url

function captionOf(caption: string | null): string | null {
  const text = (caption ?? '').toWellFormed().trim()
  if (text.length > maxCaptionLength || forbiddenInLine.test(text))
    throw invalid('files', `must have captions of one line, up to ${maxCaptionLength} characters`)
  return text === '' ? null : text
}

/** Control characters and lone surrogates. */
const forbiddenInUrl = /[\p{Cc}\p{Cs}]/u

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxUrlLength && !forbiddenInUrl.test(value)

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return isUrl(value)
  const isCaption = 'caption' in value && (value.caption === null || isText(value.caption))
  return 'url' in value && isUrl(value.url) && isCaption && Object.keys(value).length === 2
}

const isText = (value: unknown) => typeof value === 'string'

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
