import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { BookmarkButton } from '../BookmarkButton/BookmarkButton'
import { ArticleCard } from './ArticleCard'
import { guide } from './ArticleCard.guide'

const meta = {
  component: ArticleCard,
  parameters: { guide },
  args: {
    href: '/blog-details/how-to-read-a-fee-sheet',
    title: 'How to read a fee sheet, line by line',
    image: { src: sampleImage('', 5) },
    kicker: 'Fees, 10 November',
    summary:
      'The number in large letters is rarely what you will pay. Seven lines to look for, and three questions to ask in writing.',
    byline: 'Samuel Kurian, 4 minutes to read',
    level: 2,
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 680 }}>
        <h1>Blogs</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'How to read a fee sheet, line by line' })
    await expect(link).toHaveAttribute('href', '/blog-details/how-to-read-a-fee-sheet')
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link)
  },
}

export const Lead: Story = { args: { look: 'lead' } }

export const Beside: Story = { args: { look: 'beside', summary: undefined } }

export const WithActions: Story = {
  args: {
    actions: <BookmarkButton label="Bookmark How to read a fee sheet" isBookmarked />,
    below: 'Read before the meeting',
  },
}

export const WithActionsOnAPhone: Story = {
  ...WithActions,
  globals: { viewport: { value: 'phone' } },
}

/** A draft has no page to link to. */
export const WithoutLink: Story = {
  args: { href: undefined, look: 'beside' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const TitleOnly: Story = { args: { summary: undefined, byline: undefined } }

const hindi = {
  title: 'घर में हिन्दी पढ़ना: रोज़ के पंद्रह मिनट, जिनमें न डाँट है और न ट्यूशन की चिंता',
  summary:
    'बच्चा हिन्दी बोलता तो है, पर पढ़ने से कतराता है। एक शिक्षिका के कुछ सीधे उपाय, जो हर घर में काम आते हैं।',
  byline: 'मोहिनी तिवारी, 3 minutes to read',
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <ArticleCard {...args} {...hindi} />
      <ArticleCard
        {...args}
        kicker="Admissions in Thiruvananthapuram, 29 September"
        title="Misunderstandings about neighbourhood admissions, straightforwardly answered"
        byline="Dr. Lakshminarayanan Venkataraghavan, 12 minutes to read"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const BesideInHindi: Story = { args: { ...hindi, look: 'beside' } }

export const Dark: Story = { ...Lead, globals: { theme: 'dark' } }
