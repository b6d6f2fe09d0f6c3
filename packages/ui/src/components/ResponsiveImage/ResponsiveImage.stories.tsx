import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { ResponsiveImage } from './ResponsiveImage'
import { guide } from './ResponsiveImage.guide'

const meta = {
  component: ResponsiveImage,
  parameters: { guide },
  args: { src: sampleImage('VN'), alt: 'Vidya Niketan Public School' },
  decorators: [(Story) => <div style={{ maxWidth: 294 }}>{Story()}</div>],
} satisfies Meta<typeof ResponsiveImage>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 2)
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}

/** The smallest format that the browser supports, with a blurred preview until it loads. */
export const Photograph: Story = {
  args: {
    src: '/a/1200x800.jpg',
    srcSet: '/a/240x160.jpg 240w, /a/1200x800.jpg 1200w',
    formats: ['avif', 'webp'],
    placeholder: sampleImage('VN'),
    sizes: '294px',
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
    await expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
      {
        type: 'image/avif',
        srcset: '/a/240x160.avif 240w, /a/1200x800.avif 1200w',
        sizes: '294px',
      },
      {
        type: 'image/webp',
        srcset: '/a/240x160.webp 240w, /a/1200x800.webp 1200w',
        sizes: '294px',
      },
    ])
    // In a card's grid they would be boxes before the image.
    await expect(sources.map((source) => getComputedStyle(source).display)).toEqual([
      'none',
      'none',
    ])
    await expect(image.style.backgroundImage).toContain('data:')
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 2)
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

/** A broken image keeps its space. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,', alt: 'Vidya Niketan Public School' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 1)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
