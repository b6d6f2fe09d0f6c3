import { jpegName } from './jpeg-name'

/** Longest side in pixels; larger than any page shows. */
const maxSide = 2400
const quality = 0.85

/**
 * Scales an image down to the size that pages need, as an upright JPEG. Returns the original file if
 * it is small enough, if it may be animated (GIF), or if the browser cannot scale it.
 */
export async function scaleImage(file: File, longestSide = maxSide): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const ratio = longestSide / Math.max(bitmap.width, bitmap.height)
      const scaled = ratio < 1 ? await encodeScaled(bitmap, ratio) : null
      return scaled === null ? file : new File([scaled], jpegName(file.name), { type: scaled.type })
    } finally {
      bitmap.close()
    }
  } catch (cause) {
    console.warn(cause)
    return file
  }
}

async function encodeScaled(bitmap: ImageBitmap, ratio: number): Promise<Blob | null> {
  const width = Math.max(1, Math.round(bitmap.width * ratio))
  const height = Math.max(1, Math.round(bitmap.height * ratio))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return null
  // JPEG has no transparency: transparent areas become white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  // Some phones free canvas memory only when the canvas is emptied.
  Object.assign(canvas, { width: 0, height: 0 })
  return blob?.type === 'image/jpeg' ? blob : null
}
