import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { Player } from './Player'
import { guide } from './Player.guide'

const vtt = 'WEBVTT\n\n00:00.000 --> 00:04.000\nIn our house homework stops at seven.\n'

const meta = {
  component: Player,
  parameters: { guide },
  args: {
    label: 'How much homework is enough?',
    // Stories do not load the video; it shows its poster.
    sources: [
      { url: 'data:video/mp4;base64,', type: 'video/mp4' },
      { url: 'data:video/webm;base64,', type: 'video/webm' },
    ],
    captions: [
      { url: `data:text/vtt,${encodeURIComponent(vtt)}`, language: 'en', label: 'English' },
      { url: 'data:text/vtt,WEBVTT', language: 'hi', label: 'हिन्दी' },
    ],
    poster: sampleImage('', 5),
    fallback: 'Download the video',
  },
  decorators: [(Story) => <div style={{ maxWidth: 792 }}>{Story()}</div>],
} satisfies Meta<typeof Player>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('How much homework is enough?')
    const { width, height } = video.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
    await expect(video.controls).toBe(true)
    await expect(video.preload).toBe('metadata')
    await expect([...video.textTracks].map(({ language, kind }) => [language, kind])).toEqual([
      ['en', 'captions'],
      ['hi', 'captions'],
    ])
    await expect(video.querySelector('track[default]')).toHaveAttribute('srclang', 'en')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithoutFiles: Story = { args: { sources: [], captions: [] } }

export const Dark: Story = { globals: { theme: 'dark' } }
