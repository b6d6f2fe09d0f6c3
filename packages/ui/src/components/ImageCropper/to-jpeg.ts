/** How much of an image a JPEG keeps. */
export const quality = 0.7

/** A canvas as a JPEG; null where it is empty or larger than the browser can draw. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
