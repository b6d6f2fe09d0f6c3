/** Pixels of the longer and the shorter side of a blurred preview. */
const [long, short] = [4, 3]

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of the blurred preview of an image. */
export const blurSize = ({ width, height }: Size): Size =>
  width >= height ? { width: long, height: short } : { width: short, height: long }

/** The preview's pixels encoded as a folder name, so that they are known without a query. */
export const blurName = (pixels: Uint8Array) => Buffer.from(pixels).toString('base64url')

/** The preview as a `data:` URL: a bitmap that the browser smooths. */
export function blurredPreviewUrl(name: string, image: Size): string {
  const { width, height } = blurSize(image)
  const pixels = Buffer.from(name, 'base64url')
  const row = Math.ceil((width * 3) / 4) * 4
  const bitmap = Buffer.alloc(54 + row * height)
  bitmap.write('BM')
  bitmap.writeUInt32LE(bitmap.length, 2)
  bitmap.writeUInt32LE(54, 10)
  bitmap.writeUInt32LE(40, 14)
  bitmap.writeInt32LE(width, 18)
  bitmap.writeInt32LE(height, 22)
  bitmap.writeUInt16LE(1, 26)
  bitmap.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let colour = 0; colour < 3; colour++) {
        // Rows from the bottom up; blue, green, red.
        const at = 54 + (height - 1 - y) * row + x * 3 + (2 - colour)
        bitmap[at] = pixels[(y * width + x) * 3 + colour] ?? 0
      }
  return `data:image/bmp;base64,${bitmap.toString('base64')}`
}
