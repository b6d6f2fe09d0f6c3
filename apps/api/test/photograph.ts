import sharp from 'sharp'

interface Photograph {
  readonly width: number
  readonly height: number
  readonly quality?: number
  /** A progressive JPEG has to be decoded as a whole. */
  readonly isProgressive?: boolean
}

/** Layers of noise: size of the grain in pixels, and contrast. */
const grains = [
  [400, 90],
  [40, 60],
  [6, 40],
  [1.5, 22],
] as const

/** A JPEG as detailed as a phone's: 12 megapixels are about 5 MB. */
export async function photograph(options: Photograph): Promise<Buffer> {
  const { width, height, quality = 92, isProgressive = false } = options
  const layers = await Promise.all(
    grains.map(async ([size, sigma]) => {
      const noise = { type: 'gaussian', mean: 128, sigma } as const
      const create = {
        width: Math.ceil(width / size),
        height: Math.ceil(height / size),
        channels: 3 as const,
        background: 'grey',
        noise,
      }
      const layer = sharp({ create }).resize(width, height, { kernel: 'cubic', fit: 'fill' })
      return layer.png({ compressionLevel: 0 }).toBuffer()
    }),
  )
  const [ground, ...others] = layers
  const overlays = others.map((input) => ({ input, blend: 'overlay' as const }))
  return sharp(ground, { limitInputPixels: false })
    .composite(overlays)
    .removeAlpha()
    .jpeg({ quality, progressive: isProgressive })
    .toBuffer()
}
