import { lightColors } from '../../theme/light-colors'
import { edgeColour } from './edge-colour'

/** The background around an image that is fitted whole; `edge` is the colour along its edges. */
export const grounds = ['white', 'ivory', 'ink', 'edge'] as const
export type Ground = (typeof grounds)[number]

/** Colours of the light theme, also in the dark one, because the image is shown in both. */
const colours = { white: '#ffffff', ivory: lightColors.paper, ink: lightColors.ink } as const

interface FitOptions {
  /** Width divided by height of the result. */
  aspectRatio: number
  ground: Ground
  /** Maximum width of the result in pixels. */
  maxWidth: number
}

/**
 * A lossless image of the given shape with the whole image in its middle. Rejects if the image
 * cannot be read.
 */
export async function fitImage(
  src: string,
  { aspectRatio, ground, maxWidth }: FitOptions,
): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  const wholeWidth = Math.max(naturalWidth, naturalHeight * aspectRatio)
  const scale = Math.min(1, maxWidth / wholeWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(wholeWidth * scale)
  canvas.height = Math.round(canvas.width / aspectRatio)
  const context = contextOf(canvas)
  context.fillStyle = ground === 'edge' ? edgeColourOf(image) : colours[ground]
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return toPng(canvas)
}

/** Side in pixels of the copy whose edges are read. */
const sampleSide = 64

function edgeColourOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = sampleSide
  canvas.height = sampleSide
  const context = contextOf(canvas)
  context.drawImage(image, 0, 0, sampleSide, sampleSide)
  return edgeColour(context.getImageData(0, 0, sampleSide, sampleSide))
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no 2D canvas context.')
  return context
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The canvas could not be encoded.')) : resolve(blob),
    ),
  )
}
