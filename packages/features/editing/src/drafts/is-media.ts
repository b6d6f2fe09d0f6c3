import type { Media } from '@edbazaar/api-client'

type Unknown = Partial<Record<string, unknown>>
const isThing = (stored: unknown): stored is Unknown =>
  typeof stored === 'object' && stored !== null
const isText = (stored: unknown) => typeof stored === 'string'
const isNumber = (stored: unknown) => typeof stored === 'number' && Number.isFinite(stored)

/** Whether something stored is a file of a list. What is shown of it matters: the API knows the files. */
export function isMedia(stored: unknown): stored is Media {
  if (!isThing(stored)) return false
  const { url, kind, name, bytes, image } = stored
  return (
    isText(url) &&
    (kind === 'image' || kind === 'video') &&
    (name === null || isText(name)) &&
    (bytes === null || isNumber(bytes)) &&
    (image === null || isImage(image))
  )
}

function isImage(stored: unknown): boolean {
  if (!isThing(stored)) return false
  const { url, width, height, variants, formats, placeholder, caption, is_drawn: isDrawn } = stored
  return (
    isText(url) &&
    isNumber(width) &&
    isNumber(height) &&
    Array.isArray(variants) &&
    variants.every((one) => isThing(one) && isText(one.url) && isNumber(one.width)) &&
    Array.isArray(formats) &&
    formats.every(isText) &&
    (placeholder === null || isText(placeholder)) &&
    (caption === null || isText(caption)) &&
    typeof isDrawn === 'boolean'
  )
}
