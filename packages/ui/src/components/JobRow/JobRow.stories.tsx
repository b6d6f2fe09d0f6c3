import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BookmarkButton } from '../BookmarkButton/BookmarkButton'
import { JobList } from './JobList'
import { JobRow, type JobRowProps } from './JobRow'
import { guide } from './JobRow.guide'
import { JobRowSkeleton } from './JobRowSkeleton'
import type { JobLabels } from './labels'

const rows: JobRowProps[] = [
  {
    href: '/jobs/description/1',
    title: 'PGT Mathematics',
    school: 'Vidya Niketan Public School, Indiranagar, Bengaluru',
    pay: '₹42,000–₹68,000',
    type: 'Full time',
    closes: { state: 'open', label: '18 January' },
  },
  {
    href: '/jobs/description/2',
    title: 'Music teacher',
    school: 'St. Xavier’s High School, Kothrud, Pune',
    pay: 'From ₹24,000',
    type: 'Part time',
    closes: { state: 'few', label: '24 November', note: '4 days left' },
  },
  {
    href: '/jobs/description/3',
    title: 'Librarian',
    school: 'Nashik',
    pay: null,
    type: 'Full time',
    closes: null,
  },
  {
    href: '/jobs/description/4',
    title: 'Office assistant',
    school: 'Kendriya Vidyalaya, Jaipur',
    pay: '₹18,000–₹26,000',
    type: 'Contract',
    closes: { state: 'closed', label: '2 November' },
  },
]

const meta = {
  component: JobList,
  subcomponents: { JobRow, JobRowSkeleton },
  parameters: { guide },
  args: {
    label: 'Jobs',
    children: rows.map((row) => <JobRow key={row.href} {...row} />),
  },
  // The page has an h1 above the list.
  decorators: [
    (Story) => (
      <main>
        <h1>Jobs in schools</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof JobList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'PGT Mathematics' })
    await expect(link).toHaveAttribute('href', '/jobs/description/1')
    const [first] = canvas.getAllByRole('listitem')
    const facts = Array.from(first?.querySelectorAll('dt') ?? [], (dt) => dt.textContent)
    await expect(facts).toEqual(['Pay a month', 'Type', 'Apply by'])
    await expect(canvas.getByText('Until filled')).toBeVisible()
    await expect(canvas.getByText('Not provided')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWords: Story = {
  args: {
    children: (
      <>
        <JobRow
          href="/jobs/description/9"
          title="वरिष्ठ माध्यमिक शिक्षक (भौतिक विज्ञान एवं प्रयोगशाला प्रभारी)"
          school="केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, बेंगलुरु"
          pay="₹1,20,000–₹1,45,000"
          type="Full time"
          closes={{ state: 'few', label: '30 September', note: 'Last day today' }}
        />
        <JobRow
          href="/jobs/description/10"
          title="Postgraduate teacher of Mathematics and Computer Science, residential"
          school="Thiruvananthapuram International Residential School, Kazhakkoottam"
          pay="₹1,20,000–₹1,45,000"
          type="Contract, part time"
          closes={{ state: 'opens', label: '1 February' }}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = {
  args: {
    isLoading: true,
    children: ['1', '2', '3'].map((key) => <JobRowSkeleton key={key} />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Jobs' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const WithActions: Story = {
  args: {
    actionHeadings: ['Bookmark'],
    children: rows.map((row, place) => (
      <JobRow
        key={row.href}
        {...row}
        actions={<BookmarkButton label={`Bookmark ${row.title}`} isBookmarked={place === 1} />}
        below={place === 1 && 'Ask whether evenings are free'}
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Bookmark Music teacher', pressed: true }),
    ).toBeVisible()
  },
}

export const WithActionsOnAPhone: Story = {
  ...WithActions,
  globals: { viewport: { value: 'phone' } },
}

const hindi: JobLabels = {
  post: 'पद',
  pay: 'मासिक वेतन',
  type: 'प्रकार',
  applyBy: 'अंतिम तिथि',
  untilFilled: 'पद भरने तक',
}

export const InHindi: Story = {
  args: {
    lang: 'hi',
    label: 'नौकरियाँ',
    labels: hindi,
    children: rows.map((row) => <JobRow key={row.href} {...row} labels={hindi} />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('पद')).toBeInTheDocument()
    await expect(canvas.getByText('पद भरने तक')).toBeVisible()
    await expect(canvas.queryByText('Pay a month')).not.toBeInTheDocument()
  },
}
