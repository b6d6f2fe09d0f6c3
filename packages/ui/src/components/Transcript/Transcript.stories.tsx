import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Transcript } from './Transcript'
import { guide } from './Transcript.guide'

const meta = {
  component: Transcript,
  parameters: { guide },
  args: {
    lines: [
      {
        at: 3,
        speaker: 'Meera Kulkarni',
        text: 'In our house homework stops at seven, done or not.',
      },
      { at: 6.5, speaker: null, text: 'I write it in the diary, and nobody has ever complained.' },
      { at: 73, speaker: 'Leela Thomas', text: 'I want to know when it takes two hours.' },
    ],
    now: 8,
    playLabel: (clock: string) => `Play from ${clock}`,
    onSeek: fn(),
  },
} satisfies Meta<typeof Transcript>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(second).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Play from 1:13' }))
    await expect(args.onSeek).toHaveBeenCalledWith(73)
  },
}

export const NotStarted: Story = { args: { now: null } }

export const LongWordsOnAPhone: Story = {
  args: {
    lines: [
      { at: 3, speaker: 'उषा मिश्रा', text: 'हमारे यहाँ पहली कक्षा घर की भाषा में शुरू होती है।' },
      {
        at: 7.5,
        speaker: null,
        text: 'बच्चा पहले सोचना सीखे, फिर उसी बात को दूसरी भाषा में कहना सीखे, और तब तक कोई उसे टोके नहीं।',
      },
      {
        at: 3729,
        speaker: 'Dr. Lakshminarayanan Venkataraghavan, Thiruvananthapuram',
        text: 'Straightforwardly: interdisciplinary extracurricular programmes come after reading.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = { args: { lines: [] } }

export const Dark: Story = { globals: { theme: 'dark' } }
