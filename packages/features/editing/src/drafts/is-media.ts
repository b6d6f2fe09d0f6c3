import type { Media } from '@edbazaar/api-client'

type UnknownObject = Partial<Record<string, unknown>>
const isObject = (stored: unknown): stored is UnknownObject =>
  typeof stored === 'object' && stored !== null
const isString = (stored: unknown) => typeof stored === 'string'
const isNumber = (stored: unknown) => typeof stored === 'number' && Number.isFinite(stored)

/** Validates a stored file. Checks what the page displays; the API checks the file itself. */
export function isMedia(stored: unknown): stored is Media {
  if (!isObject(stored)) return false
  const { url, kind, name, bytes, image } = stored
  return (
    isString(url) &&
    (kind === 'image' || kind === 'video') &&
    (name === null || isString(name)) &&
    (bytes === null || isNumber(bytes)) &&
    (image === null || isImage(image))
  )
}

function isImage(stored: unknown): boolean {
  if (!isObject(stored)) return false
  const { url, width, height, variants, formats, placeholder, caption, is_drawn: isDrawn } = stored
  return (
    isString(url) &&
    isNumber(width) &&
    isNumber(height) &&
    Array.isArray(variants) &&
    variants.every(
      (variant) => isObject(variant) && isString(variant.url) && isNumber(variant.width),
    ) &&
    Array.isArray(formats) &&
    formats.every(isString) &&
    (placeholder === null || isString(placeholder)) &&
    (caption === null || isString(caption)) &&
    typeof isDrawn === 'boolean'
  )
}
