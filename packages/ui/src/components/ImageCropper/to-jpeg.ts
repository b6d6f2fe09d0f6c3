/** JPEG quality. */
export const quality = 0.7

/** Encodes a canvas as JPEG; null if it is empty or larger than the browser supports. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
