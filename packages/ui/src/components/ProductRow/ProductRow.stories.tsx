import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { BookmarkButton } from '../BookmarkButton/BookmarkButton'
import type { ProductLabels } from './labels'
import { ProductRow, type ProductRowProps } from './ProductRow'
import { guide } from './ProductRow.guide'
import { ProductRowSkeleton } from './ProductRowSkeleton'
import { ProductRows } from './ProductRows'

const maths: ProductRowProps = {
  href: '/products/ganit-maths-circle',
  name: 'Ganit Maths Circle',
  image: { src: sampleImage('GM', 3) },
  detail: 'Ganit Classes, Indiranagar',
  distanceKm: 0.6,
  where: 'Centre',
  price: 2800,
  priceUnit: 'a month',
  ageFrom: 11,
  ageTo: 16,
  availability: { state: 'few', label: '4 seats' },
  when: 'Mon, Wed, Fri',
}
const samples: readonly ProductRowProps[] = [
  maths,
  {
    ...maths,
    name: 'हिन्दी लेखन शाला और व्याकरण की नियमित कक्षाएँ',
    image: { src: sampleImage('हि ले', 2) },
    where: 'Online',
    distanceKm: 2.4,
    availability: { state: 'open', label: '18 seats' },
    when: 'Every day',
  },
  {
    ...maths,
    name: 'Kaveri Summer Camp for Robotics, Astronomy and Wildlife Photography',
    image: { src: sampleImage('KS', 5) },
    price: 18000,
    priceUnit: 'a camp',
    availability: { state: 'closed', label: 'Full' },
    when: 'from 12 May',
  },
  {
    ...maths,
    name: 'Nothing provided',
    image: { src: sampleImage('NP', 1) },
    distanceKm: null,
    where: 'Online',
    price: null,
    ageFrom: null,
    ageTo: null,
    availability: null,
    when: undefined,
  },
]

const meta = {
  component: ProductRows,
  subcomponents: { ProductRow, ProductRowSkeleton },
  parameters: { guide },
  args: {
    label: 'Tuitions near Indiranagar',
    nameHeading: 'Tuition',
    children: samples.map((row) => <ProductRow key={row.name} {...row} />),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Tuitions near Indiranagar</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof ProductRows>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    const facts = Array.from(first?.querySelectorAll('dt') ?? [], (dt) => dt.textContent)
    await expect(facts).toEqual(['Distance', 'Where', 'Price', 'Age', 'Availability'])
  },
}

export const Compact: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const NoDistance: Story = {
  args: {
    hasDistance: false,
    children: samples.map((row) => <ProductRow key={row.name} {...row} distanceKm={undefined} />),
  },
}

export const WithActions: Story = {
  args: {
    actionHeadings: ['Bookmark'],
    children: samples.map((row, place) => (
      <ProductRow
        key={row.name}
        {...row}
        actions={<BookmarkButton label={`Bookmark ${row.name}`} isBookmarked={place === 1} />}
        below={place === 1 && 'Ask whether evenings are free'}
      />
    )),
  },
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

export const Loading: Story = {
  args: {
    isLoading: true,
    children: ['1', '2', '3'].map((key) => <ProductRowSkeleton key={key} />),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Tuitions near Indiranagar' })
    await expect(list).toHaveAttribute('aria-busy', 'true')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

const hindi: ProductLabels = {
  distance: 'दूरी',
  where: 'कहाँ',
  price: 'शुल्क',
  age: 'आयु',
  availability: 'उपलब्धता',
  kilometres: 'किमी',
}

export const InHindi: Story = {
  args: {
    lang: 'hi',
    label: 'इंदिरानगर के पास ट्यूशन',
    nameHeading: 'ट्यूशन',
    labels: hindi,
    children: (
      <>
        <ProductRow
          {...maths}
          name="गणित मित्र मंडल"
          detail="गणित क्लासेज़, इंदिरानगर"
          where="केंद्र पर"
          priceUnit="प्रति माह"
          availability={{ state: 'few', label: '4 स्थान' }}
          when="सोम, बुध, शुक्र"
          labels={hindi}
        />
        <ProductRow
          {...maths}
          name="हिन्दी लेखन शाला और व्याकरण की नियमित कक्षाएँ"
          image={{ src: sampleImage('हि ले', 2) }}
          detail="सरस्वती अध्ययन केंद्र, तिरुवनंतपुरम"
          where="ऑनलाइन"
          distanceKm={null}
          price={18000}
          priceUnit="प्रति सत्र"
          availability={{ state: 'closed', label: 'स्थान नहीं' }}
          when="प्रतिदिन"
          labels={hindi}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    const facts = Array.from(first?.querySelectorAll('dt') ?? [], (dt) => dt.textContent)
    await expect(facts).toEqual(['दूरी', 'कहाँ', 'शुल्क', 'आयु', 'उपलब्धता'])
  },
}

export const InHindiOnAPhone: Story = {
  ...InHindi,
  globals: { viewport: { value: 'phone' } },
}
