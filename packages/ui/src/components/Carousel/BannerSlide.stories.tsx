import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { BannerSlide } from './BannerSlide'

const meta = {
  component: BannerSlide,
  args: {
    href: '/schools',
    image: { src: sampleImage('SC', 3) },
    tag: 'Schools',
    title: 'Boards, fees, ages and distance of every school, side by side',
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 480 }}>
        <h1>EdBazaar</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof BannerSlide>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Schools Boards, fees, ages/ })
    await expect(link).toHaveAttribute('href', '/schools')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** An image that carries information its caption does not. */
export const WithAlternativeText: Story = {
  args: { alt: 'Two children at a blackboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Two children at a blackboard' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { tag: 'ट्यूशन', title: 'गणित, विज्ञान और अंग्रेज़ी के लिए घर पर, केंद्र में या ऑनलाइन पढ़ाने वाले शिक्षक' },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
