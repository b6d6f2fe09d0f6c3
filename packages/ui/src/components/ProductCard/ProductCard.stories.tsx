import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { BookmarkButton } from '../BookmarkButton/BookmarkButton'
import { ProductCard, ProductCardSkeleton, ProductList } from './ProductCard'
import { guide } from './ProductCard.guide'

const meta = {
  component: ProductCard,
  subcomponents: { ProductList, ProductCardSkeleton },
  parameters: { guide },
  args: {
    href: '/products/ganit-maths-circle',
    name: 'Ganit Maths Circle',
    image: { src: sampleImage('GM', 3) },
    detail: 'Tuition, Indiranagar, 0.6 km',
    price: 2800,
    priceUnit: 'a month',
    audience: 'Class 6–10',
    availability: { state: 'few', label: '4 seats' },
  },
  decorators: [
    (Story) => (
      <section>
        <h2>Tuitions and activities</h2>
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ganit Maths Circle' })
    await expect(link).toHaveAttribute('href', '/products/ganit-maths-circle')
    await expect(canvas.getByRole('article')).toHaveTextContent('₹2,800 a month')
  },
}

export const WithActions: Story = {
  args: { actions: <BookmarkButton label="Bookmark Ganit Maths Circle" isBookmarked={false} /> },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button', { name: 'Bookmark Ganit Maths Circle' })
    await userEvent.click(mark)
    await expect(mark).toHaveFocus()
  },
}

export const WithActionsOnAPhone: Story = {
  ...WithActions,
  globals: { viewport: { value: 'phone' } },
}

/** The price line wraps and starts where the name starts. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 246 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect()
    const audience = canvas.getByText('Class 6–10')
    const { left, top } = audience.getBoundingClientRect()
    await expect(top).toBeGreaterThan(
      canvas.getByText('a month').getBoundingClientRect().bottom - 8,
    )
    const { borderLeftWidth, paddingLeft } = getComputedStyle(audience)
    const begins = left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft)
    await expect(begins).toBeCloseTo(name.left, 0)
    await expect(left).toBeLessThan(name.left)
  },
}

export const NothingProvided: Story = {
  args: { price: null, audience: undefined, availability: null },
}

export const LongHindi: Story = {
  args: {
    name: 'हिन्दी लेखन शाला और व्याकरण की नियमित कक्षाएँ',
    detail: 'Tuition, HAL 3rd Stage, behind the old municipal office, 2.4 km',
  },
  globals: { viewport: { value: 'phone' } },
}

export const List: Story = {
  render: (args) => (
    <ProductList>
      <ProductCard {...args} />
      <ProductCard {...args} name="Nritya Bharatanatyam" audience="Age 5+" price={2200} />
      <ProductCard {...args} name="Cubbon Chess Club" price={1500} priceUnit="a session" />
      <ProductCard {...args} name="हिन्दी लेखन शाला" price={null} />
    </ProductList>
  ),
}

export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  render: () => (
    <ProductList aria-label="Tuitions and activities" aria-busy="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </ProductList>
  ),
}

/** The skeleton is as high as the card. */
export const AsHighAsTheCard: Story = {
  render: (args) => (
    <ProductList>
      <ProductCard {...args} />
      <ProductCardSkeleton data-testid="waiting" />
    </ProductList>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect()
    const waiting = canvas.getByTestId('waiting').getBoundingClientRect()
    await expect(Math.abs(card.height - waiting.height)).toBeLessThanOrEqual(1)
  },
}

export const Dark: Story = { ...List, globals: { theme: 'dark' } }
