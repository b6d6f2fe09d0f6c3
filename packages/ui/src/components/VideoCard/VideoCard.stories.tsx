import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { VideoCard } from './VideoCard'
import { guide } from './VideoCard.guide'

const meta = {
  component: VideoCard,
  parameters: { guide },
  args: {
    href: '/video/discussions/how-much-homework-is-enough',
    title: 'How much homework is enough?',
    image: { src: sampleImage('', 5) },
    duration: 47,
    detail: 'Meera Kulkarni, Farhan Shah, Leela Thomas',
    level: 2,
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 368 }}>
        <h1>Discussions</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof VideoCard>

export default meta
type Story = StoryObj<typeof meta>

export const Discussion: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('link', { name: 'How much homework is enough?' }),
    ).toHaveAttribute('href', '/video/discussions/how-much-homework-is-enough')
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', 'PT47S')
  },
}

export const OpenContest: Story = {
  args: {
    title: 'My grandmother’s story',
    detail: undefined,
    state: { state: 'open', label: 'Open until 31 January' },
  },
}

export const ContestWithoutFilm: Story = {
  args: {
    title: 'Invent from scrap',
    duration: 0,
    detail: undefined,
    state: { state: 'open', label: 'Open until 31 March' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
}

export const ClosedContest: Story = {
  args: { title: 'Draw your street', state: { state: 'closed', label: 'Closed' } },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <VideoCard
        {...args}
        title="पहला साल, अपनी भाषा में: एक प्रधानाचार्य बताती हैं कि अंग्रेज़ी कब और कैसे जुड़ती है"
        detail="उषा मिश्रा, सरस्वती विद्या मंदिर, गोरखपुर"
        duration={3729}
      />
      <VideoCard
        {...args}
        title="Misunderstandings about neighbourhood admissions, straightforwardly answered"
        detail="Dr. Lakshminarayanan Venkataraghavan, Thiruvananthapuram International School"
        state={{ state: 'opens', label: 'Submissions from 15 February' }}
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...OpenContest, globals: { theme: 'dark' } }
