import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePicture } from '../../internal/samples'
import { Plate } from './Plate'

const meta = {
  component: Plate,
  args: { src: samplePicture('VN'), alt: 'Vidya Niketan Public School' },
  decorators: [(Story) => <div style={{ maxWidth: 294 }}>{Story()}</div>],
} satisfies Meta<typeof Plate>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 2)
    await expect(picture).toHaveAttribute('loading', 'lazy')
  },
}

export const Square: Story = { args: { shape: 'square' } }

export const Tall: Story = { args: { shape: 'tall' } }

export const First: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
  },
}

/** A picture that does not load keeps its room. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,', alt: 'Vidya Niketan Public School' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 1)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
