import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { ImageCropper } from './ImageCropper'
import { guide } from './ImageCropper.guide'

/** Four quarters in four colours, so that the result shows which part was cropped. */
const quarters = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <path fill="#c8352b" d="M0 0h600v400H0z"/><path fill="#e8a317" d="M600 0h600v400H600z"/>
    <path fill="#16626b" d="M0 400h600v400H0z"/><path fill="#3d7a3a" d="M600 400h600v400H600z"/>
  </svg>`,
)}`

const meta = {
  component: ImageCropper,
  parameters: { guide },
  args: { src: quarters, aspectRatio: 1, onProceed: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 432 }}>{Story()}</div>],
} satisfies Meta<typeof ImageCropper>

export default meta
type Story = StoryObj<typeof meta>

const isShown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.cropper-view-box')).toBeVisible())

/** The crop: its size, type, and the colour of a point. */
async function resultOf(onProceed: unknown) {
  const proceeded = onProceed as ReturnType<typeof fn>
  await waitFor(() => expect(proceeded).toHaveBeenCalled())
  const image: Blob = proceeded.mock.lastCall?.[0]
  const bitmap = await createImageBitmap(image)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const colourAt = (x: number, y: number) => {
    const at = [Math.floor(x * bitmap.width), Math.floor(y * bitmap.height)] as const
    const [red = 0, green = 0, blue = 0] = context?.getImageData(...at, 1, 1).data ?? []
    return red > 180 ? (green > 120 ? 'yellow' : 'red') : blue > 80 ? 'teal' : 'green'
  }
  return { type: image.type, width: bitmap.width, height: bitmap.height, colourAt }
}

export const Square: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    const { type, width, height, colourAt } = await resultOf(args.onProceed)
    await expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 800, height: 800 })
    await expect([colourAt(0.1, 0.1), colourAt(0.9, 0.9)]).toEqual(['red', 'green'])
  },
}

/** The crop of school images: 6:4, JPEG at quality 0.7. */
export const School: Story = {
  args: { aspectRatio: 6 / 4 },
  play: async ({ args, canvas, canvasElement }) => {
    const toBlob = spyOn(HTMLCanvasElement.prototype, 'toBlob')
    await isShown(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    const { type, width, height } = await resultOf(args.onProceed)
    await expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 1200, height: 800 })
    await expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.7)
    toBlob.mockRestore()
  },
}

export const Cover: Story = {
  args: { aspectRatio: 3, maxWidth: 900 },
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    const { width, height } = await resultOf(args.onProceed)
    await expect({ width, height }).toEqual({ width: 900, height: 300 })
  },
}

export const ByKeyboard: Story = {
  args: { aspectRatio: 6 / 4 },
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await userEvent.keyboard('{+>8/}{ArrowRight>40/}{ArrowDown>40/}')
    await expect(canvas.getByRole<HTMLInputElement>('slider').valueAsNumber).toBeGreaterThan(2)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const { width, height, colourAt } = await resultOf(args.onProceed)
    await expect(Math.abs(width / height - 1.5)).toBeLessThan(0.02)
    await expect([colourAt(0.1, 0.1), colourAt(0.9, 0.9)]).toEqual(['red', 'red'])
  },
}

/** A touch point in the viewport. */
function finger(canvasElement: HTMLElement, pointerId: number) {
  const face = canvasElement.querySelector('.cropper-face') ?? canvasElement
  const { left, top, width, height } = face.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    pointerId,
    pointerType: 'touch',
    isPrimary: pointerId === 1,
    buttons: 1,
    clientX: left + x * width,
    clientY: top + y * height,
  })
  return {
    press: (x: number, y: number) => fireEvent.pointerDown(face, at(x, y)),
    move: (x: number, y: number) => fireEvent.pointerMove(face, at(x, y)),
    lift: (x: number, y: number) => fireEvent.pointerUp(face, { ...at(x, y), buttons: 0 }),
  }
}

/** Two fingers zoom in; then one moves the image to its lower right part. */
export const ByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement)
    const [thumb, forefinger] = [finger(canvasElement, 1), finger(canvasElement, 2)]
    await thumb.press(0.45, 0.5)
    await forefinger.press(0.55, 0.5)
    for (const spread of [0.1, 0.15, 0.2, 0.25]) {
      await thumb.move(0.5 - spread, 0.5)
      await forefinger.move(0.5 + spread, 0.5)
    }
    await thumb.lift(0.25, 0.5)
    await forefinger.lift(0.75, 0.5)
    const zoom = canvas.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
    await waitFor(() => expect(zoom.valueAsNumber).toBeGreaterThan(1.5))

    for (let pull = 0; pull < 4; pull += 1) {
      await thumb.press(0.9, 0.9)
      await thumb.move(0.5, 0.5)
      await thumb.move(0.1, 0.1)
      await thumb.lift(0.1, 0.1)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    const { colourAt } = await resultOf(args.onProceed)
    await expect(colourAt(0.9, 0.9)).toBe('green')
    await expect(colourAt(0.1, 0.1)).toBe('green')
  },
}

export const Zoomed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await isShown(canvasElement)
    const before = canvasElement.querySelector('.cropper-canvas')?.getBoundingClientRect().width
    await fireEvent.change(canvas.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    const after = canvasElement.querySelector('.cropper-canvas')?.getBoundingClientRect().width
    await expect(Math.round((after ?? 0) / (before ?? 1))).toBe(2)
  },
}

/** A wide logo with a blue edge. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300">
    <path fill="#14285a" d="M0 0h1200v300H0z"/>
    <path fill="#e8a317" d="M60 60h180v180H60zM300 120h840v60H300z"/>
  </svg>`,
)}`

/** Red, green and blue of points of the crop, each between 0 and 1 across and down. */
async function coloursOf(onProceed: unknown, points: readonly (readonly [number, number])[]) {
  const proceeded = onProceed as ReturnType<typeof fn>
  await waitFor(() => expect(proceeded).toHaveBeenCalled())
  const image: Blob = proceeded.mock.lastCall?.[0]
  const bitmap = await createImageBitmap(image)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const colours = points.map(([x, y]) => {
    const at = [Math.floor(x * bitmap.width), Math.floor(y * bitmap.height)] as const
    return [...(context?.getImageData(...at, 1, 1).data ?? [])].slice(0, 3)
  })
  return { type: image.type, width: bitmap.width, height: bitmap.height, colours }
}

const isNear = (colour: readonly number[] | undefined, [red, green, blue]: readonly number[]) =>
  colour !== undefined &&
  [red, green, blue].every((part, index) => Math.abs((colour[index] ?? 0) - (part ?? 0)) <= 8)

/** The whole logo is kept, by keyboard, and its edge colour fills the square. */
export const WholeLogo: Story = {
  args: { src: logo, canFitWhole: true },
  play: async ({ args, canvas, canvasElement }) => {
    const toBlob = spyOn(HTMLCanvasElement.prototype, 'toBlob')
    await isShown(canvasElement)
    canvas.getByRole('slider', { name: 'Zoom' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Fit whole image' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'White' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Colour of the edges' })).toBeChecked()
    const proceed = canvas.getByRole('button', { name: /Proceed/ })
    await waitFor(() => expect(proceed).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(proceed)
    const points = [
      [0.5, 0.02],
      [0.02, 0.98],
      [0.9, 0.5],
    ] as const
    const { type, width, height, colours } = await coloursOf(args.onProceed, points)
    await expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 1200, height: 1200 })
    const edge = [20, 40, 90]
    await expect(isNear(colours[0], edge) && isNear(colours[1], edge)).toBe(true)
    await expect(isNear(colours[2], [232, 163, 23])).toBe(true)
    await expect(toBlob).toHaveBeenLastCalledWith(expect.any(Function), 'image/jpeg', 0.7)
    toBlob.mockRestore()
  },
}

export const WholeLogoOnAPhone: Story = {
  args: { src: logo, canFitWhole: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fit whole image' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Ivory' }))
    const proceed = canvas.getByRole('button', { name: /Proceed/ })
    await waitFor(() => expect(proceed).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(proceed)
    const { colours } = await coloursOf(args.onProceed, [[0.5, 0.02]])
    await expect(Math.min(...(colours[0] ?? [0]))).toBeGreaterThan(200)
    await expect(colours[0]).not.toEqual([255, 255, 255])
  },
}

export const Cancelled: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await isShown(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onProceed).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('.cropper-crop-box')).not.toBeVisible()
  },
}

export const NoImage: Story = {
  args: { src: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No image loaded or cropper not initialized',
    )
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const HindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    label: 'चित्र का रखा जाने वाला भाग',
    hint: 'चित्र को खींचें, या तीर कुंजियों से सरकाएँ।',
    zoomLabel: 'बड़ा करें',
    cancelLabel: 'रद्द करें',
    proceedLabel: 'आगे बढ़ें',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { args: { aspectRatio: 3 }, globals: { theme: 'dark' } }
