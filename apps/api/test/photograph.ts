import sharp from 'sharp'

interface Photograph {
  readonly width: number
  readonly height: number
  readonly quality?: number
  /** Drawn line after line, or coarse first: the latter unfolds as a whole. */
  readonly isProgressive?: boolean
}

/** Coarse and fine grains, as many pixels each, and how strongly they show. */
const grains = [
  [400, 90],
  [40, 60],
  [6, 40],
  [1.5, 22],
] as const

/** A JPEG as detailed as a telephone's: 12 megapixels at the usual quality are some 5 MB. */
export async function photograph(wanted: Photograph): Promise<Buffer> {
  const { width, height, quality = 92, isProgressive = false } = wanted
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
  const over = others.map((input) => ({ input, blend: 'overlay' as const }))
  return sharp(ground, { limitInputPixels: false })
    .composite(over)
    .removeAlpha()
    .jpeg({ quality, progressive: isProgressive })
    .toBuffer()
}
