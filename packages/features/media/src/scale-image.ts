import { jpegName } from './jpeg-name'

/** Pixels that an image has at most on a side: more than any page shows. */
const mostPixels = 2400
const quality = 0.85

/**
 * The image made no larger than pages need, a JPEG, upright as it was taken; the file itself where
 * it is small enough, or where this browser can't. What moves (GIF) is left as it is.
 */
export async function scaleImage(file: File, most = mostPixels): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const ratio = most / Math.max(bitmap.width, bitmap.height)
      const scaled = ratio < 1 ? await drawn(bitmap, ratio) : null
      return scaled === null ? file : new File([scaled], jpegName(file.name), { type: scaled.type })
    } finally {
      bitmap.close()
    }
  } catch (cause) {
    console.warn(cause)
    return file
  }
}

async function drawn(bitmap: ImageBitmap, ratio: number): Promise<Blob | null> {
  const width = Math.max(1, Math.round(bitmap.width * ratio))
  const height = Math.max(1, Math.round(bitmap.height * ratio))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return null
  // A JPEG has nothing behind it: what one can see through becomes white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  // Some telephones give canvases back only when asked.
  Object.assign(canvas, { width: 0, height: 0 })
  return blob?.type === 'image/jpeg' ? blob : null
}
