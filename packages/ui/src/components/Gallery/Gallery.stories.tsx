import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { Gallery } from './Gallery'
import { guide } from './Gallery.guide'

const captions = [
  'The school, from its name',
  'Library',
  'Playground',
  'कक्षा नौ और दस के लिए विज्ञान की प्रयोगशाला, जहाँ हर बच्चा स्वयं प्रयोग करता है',
  'Annual day',
  'Bus',
  'Canteen, where two hundred children eat a hot lunch cooked on the premises each day',
]

const images = captions.map((caption, index) => ({
  src: sampleImage(caption.slice(0, 2), index),
  fullSrc: sampleImage(caption.slice(0, 2), index, 1200, 800),
  width: 1200,
  height: 800,
  caption,
}))

const meta = {
  component: Gallery,
  parameters: { guide },
  args: { label: 'Images of Vidya Niketan Public School', images },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5)
    const library = canvas.getByRole('link', { name: 'Library' })
    await userEvent.click(library)
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('2 of 7')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('img', { name: 'Playground' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(dialog.getByText('7 of 7')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(library).toHaveFocus()
  },
}

export const ShowAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All 7' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('1 of 7')).toBeVisible()
  },
}

/** A caption has the `lang` of its text. */
export const CaptionInHindi: Story = {
  play: async ({ canvas }) => {
    const caption = canvas.getByText(/^कक्षा नौ/)
    await expect(caption).toHaveAttribute('lang', 'hi')
    await userEvent.click(canvas.getByRole('link', { name: /^कक्षा नौ/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText(/^कक्षा नौ/)).toHaveAttribute('lang', 'hi')
    await expect(dialog.getByRole('img')).toHaveAttribute('lang', 'hi')
  },
  globals: { viewport: { value: 'phone' } },
}

export const Viewer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Annual day' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Next image' }))
    await expect(dialog.getByText('6 of 7')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const ViewerOnAPhone: Story = { ...Viewer, globals: { viewport: { value: 'phone' } } }

export const One: Story = { args: { images: images.slice(0, 1) } }

export const Three: Story = { args: { images: images.slice(0, 3) } }

export const Four: Story = { args: { images: images.slice(0, 4) } }

export const Dark: Story = { globals: { theme: 'dark' } }
